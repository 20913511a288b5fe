import type { Skin } from './inks.ts';

export type Hair =
  'crop' | 'round' | 'afro' | 'braids' | 'bun' | 'wrap' | 'fade' | 'cornrows' | 'bald' | 'cap';

/** What makes one person not another. Shared by the front view and the profile. */
export interface Head {
  readonly skin: Skin;
  readonly hair: Hair;
  readonly hairInk?: string;
  /** Fill of a headwrap or cap. */
  readonly cloth?: string;
  readonly clothInk?: string;
  readonly glasses?: string;
  readonly beard?: string;
  readonly earrings?: string;
  readonly smile?: boolean;
  readonly closed?: boolean;
  /** Small figures keep the planes of the face and drop its features. */
  readonly plain?: boolean;
  /** A narrower or wider face: 1 is the drawn one. */
  readonly breadth?: number;
}
