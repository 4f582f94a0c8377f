/** The id of the header of every step: what a save has to say on a step stands in it. */
export const STEP_HEADER_ID = "step-header";
