import 'astro';
import type { InteractionOptions } from './interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/islands/interaction.ts. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}
