/** What the PDF says, as texts in order: composing them is here, placing them on paper is the document's. */
export interface Proposal {
  title: string;
}
