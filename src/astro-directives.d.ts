import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * See src/build/client-interaction. A list names the parameters of an address that call for the
     * island at once.
     */
    'client:interaction'?: boolean | string[];
  }
}
