import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * See src/browser/islands/interaction.ts. A list names the parameters of an address that call for the
     * island at once.
     */
    'client:interaction'?: boolean | string[];
  }
}
