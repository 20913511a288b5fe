import fc from 'fast-check';

/** Any character but half of one. Fast-check's own unit « binary » first makes a table of all, which takes seconds. */
export const anyCharacter = fc
  .nat({ max: 0x10f7ff })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));
