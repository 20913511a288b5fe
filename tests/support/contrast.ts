/**
 * Computes the contrast ratio of two opaque colours (WCAG 2.2, « contrast ratio »).
 *
 * @param first as in computed styles: `rgb(…)`.
 * @returns from 1 to 21.
 * @throws TypeError for a colour in another notation, or with transparency.
 */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance (WCAG 2.2), from 0 to 1. */
function luminance(color: string): number {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  if (!channels) throw new TypeError(`Not an opaque colour: ${color}`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const value = Number(channel) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
