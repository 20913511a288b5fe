import 'astro';
import type { InteractionOptions } from './browser/islands/interaction.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** See src/browser/islands/interaction.ts. */
    'client:interaction'?: boolean | InteractionOptions;
  }
}
