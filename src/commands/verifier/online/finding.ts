/** Something of the installation that the owner should look at. */
export interface Finding {
  /** « What is the matter ; how to mend it. », in French, as it is shown. */
  line: string;
  /** Whether visitors, or the next publication, meet something broken: the rest is advice. */
  broken?: boolean;
}
