/** Formats the size of a file in French: « 640 ko », « 1,3 Mo ». */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes}\u00a0ko`;
  const megabytes = (kilobytes / 1000).toLocaleString('fr', { maximumFractionDigits: 1 });
  return `${megabytes}\u00a0Mo`;
}
