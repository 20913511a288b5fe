/** A phone and a laptop, in CSS pixels. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
