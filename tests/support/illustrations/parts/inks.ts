// The shop's ink shelf. Every colour a scene may print with is here, and nowhere else.

export const paper = '#f6f1e6';
export const ink = '#1c1b19';
export const indigo = '#24306b';
export const sky = '#6f7fc4';
export const ochre = '#d0912a';
export const clay = '#b5532c';
export const forest = '#2e5c4e';
export const ivory = '#fbf7ee';

export interface Skin {
  readonly lit: string;
  readonly shade: string;
  readonly glint: string;
  readonly lips: string;
}

/** Two tones make a face: one plane in the light, one in shadow, a few strokes of glint. */
export const warm: Skin = { lit: '#7a4e36', shade: '#5b3a29', glint: '#b98a52', lips: '#8c4a36' };
export const deep: Skin = { lit: '#5b3a29', shade: '#3f281d', glint: '#a06c3c', lips: '#6e3828' };
export const dark: Skin = { lit: '#4a2f22', shade: '#2f1d15', glint: '#8f5f38', lips: '#5a2c21' };
