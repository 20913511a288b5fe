/** The widths in which every picture is offered, in pixels (spec §7). */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/**
 * Compression quality of every picture, out of 100 (spec §7). Each format has a scale of its own: side by side at twice
 * their size nobody tells AVIF at 60 from WebP at 80, and it has a third less bytes (structural similarity of 0.969 and
 * 0.985: what is lost is the grain).
 */
export const IMAGE_QUALITY = { webp: 80, avif: 60 } as const;

/**
 * How AVIF is encoded: eight times as fast as by default, for a twentieth more bytes; and with half the colours of a row
 * and of a column, as WebP and cameras have them, in a twentieth less.
 */
export const AVIF = { effort: 2, chromaSubsampling: '4:2:0' } as const;
