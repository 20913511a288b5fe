/** What axe leaves to a person, where a person has looked: the rule, the elements, and why it is right. */
export interface Undecided {
  rule: string;
  /** What axe says that it can't decide. */
  key: string;
  /** Selector that the element itself matches. */
  target: string;
  /** Whether it is right only while the element is outside the window of what scrolls it. */
  unseen: boolean;
  reason: string;
}

export const UNDECIDED: Undecided[] = [
  {
    rule: 'color-contrast',
    key: 'elmPartiallyObscured',
    target: '.carousel-strip li *',
    unseen: true,
    reason:
      'A slide that is scrolled out of sight. All slides wear the same colours, and axe judges the one in sight.',
  },
  {
    rule: 'color-contrast',
    key: 'bgOverlap',
    target: '.testimonial-portrait text',
    unseen: false,
    reason: 'Initials under a portrait. Their contrast is measured by itself (marks.spec.ts).',
  },
  {
    rule: 'color-contrast',
    key: 'imgNode',
    target: '.testimonial-portrait text',
    unseen: false,
    reason: 'The same initials, where the portrait has come.',
  },
];
