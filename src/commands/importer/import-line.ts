/** What came of one link. */
export interface ImportLine {
  link: string;
  /** French: what was taken and what was not, or why nothing was. */
  said: string;
  /** The file of the content that it became, below the content folder. */
  file?: string;
}
