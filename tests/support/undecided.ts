/** What axe leaves to a person, where a person has looked: the rule, the elements, and why it is right. */
export interface Undecided {
  rule: string;
  /** What axe says that it can't decide. */
  key: string;
  /** Selector that the element itself matches. */
  target: string;
  /** What must hold besides: outside the window of what scrolls it, or in front of all that is drawn there. */
  only?: 'out of sight' | 'in front';
  reason: string;
}

export const UNDECIDED: Undecided[] = [
  {
    rule: 'color-contrast',
    key: 'elmPartiallyObscured',
    target: '.carousel-strip li *',
    only: 'out of sight',
    reason:
      'A slide that is scrolled out of sight. All slides wear the same colours, and axe judges the one in sight.',
  },
  {
    rule: 'color-contrast',
    key: 'bgOverlap',
    target: '.testimonial-portrait > span',
    reason: 'Initials under a portrait. Their contrast is measured by itself (marks.spec.ts).',
  },
  {
    rule: 'color-contrast',
    key: 'imgNode',
    target: '.testimonial-portrait > span',
    reason: 'The same initials, where the portrait has come.',
  },
  {
    rule: 'color-contrast',
    key: 'bgOverlap',
    target: 'a.button[href="#portfolio"]',
    only: 'in front',
    reason:
      'The cloth below it is drawn larger than its window, which crops it: axe takes the part that is cut away to lie over the button.',
  },
];
