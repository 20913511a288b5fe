declare module 'html-encoding-sniffer' {
  /** The character set of a page, as browsers find it (https://html.spec.whatwg.org/#encoding-sniffing-algorithm). */
  export default function htmlEncodingSniffer(
    bytes: Uint8Array,
    options?: { transportLayerEncodingLabel?: string; defaultEncoding?: string },
  ): string;
}
