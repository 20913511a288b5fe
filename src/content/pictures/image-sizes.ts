/** The widths in which every picture is offered, in pixels (spec §7). */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;

/**
 * Compression quality of the site's own WebP pictures, out of 100. Three photographs and three drawings at twice their size
 * are told from those at 70 or 80, and from AVIF at 60, by their grain alone (structural similarity of 0.947 to 0.976).
 */
export const IMAGE_QUALITY = 60;
