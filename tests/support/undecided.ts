/** A result that axe can't decide and that a person has checked: the rule, the elements and the reason. */
export interface Undecided {
  rule: string;
  /** Axe's key of the reason why it can't decide. */
  key: string;
  /** Selector that the element itself matches. */
  target: string;
  /** An additional condition: scrolled out of view, or in front of everything else. */
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
  {
    rule: 'color-contrast',
    key: 'bgOverlap',
    target: '#contact figcaption',
    reason:
      'Behind the notice of a sent form, which stays in sight until it is closed. Without the notice axe judges it.',
  },
  {
    rule: 'color-contrast',
    key: 'elmPartiallyObscuring',
    target: '.notice *',
    reason: 'The notice over it. Its text has the colours of the page, on a ground of its own.',
  },
];
