/** The widths in which every picture is offered, in pixels (spec §7). */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/** Compression quality of every picture, out of 100 (spec §7). */
export const IMAGE_QUALITY = 80;
