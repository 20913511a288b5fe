declare module 'html-encoding-sniffer' {
  /** Finds the character set of a page as browsers do (https://html.spec.whatwg.org/#encoding-sniffing-algorithm). */
  export default function htmlEncodingSniffer(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}
