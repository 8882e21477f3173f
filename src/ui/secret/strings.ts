/** What the device says where choices are made in secret; as `ui/strings.ts`. */

/** Over what was marked; 21 characters. */
export const THESE = "{p0}: these?"
/** What ROLL does to it; 4 characters. */
export const LAY = "lay"
/** What SELECT does to it. */
export const SELECT_BACK = "SELECT:back"
export const OTHERS_SECRET =
    "What others chose in secret stays so. Only your own can be taken back now."
export const REVEALED =
    "Those choices were revealed together. If all agree, they are made anew."
/** The question about that, 15 characters, and its answers, 19 characters. */
export const ALL_AGREE = "All agree?"
export const AGREE_ANSWERS = ["No, leave them", "Yes, choose anew"]
