const MEGABYTE = 1_000_000;

/** Formats the size of a file in French: « 640 ko », « 1,3 Mo ». */
export function formatFileSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1000)}\u00a0ko`;
  const megabytes = (bytes / MEGABYTE).toLocaleString('fr', { maximumFractionDigits: 1 });
  return `${megabytes}\u00a0Mo`;
}
