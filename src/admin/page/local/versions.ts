/** The version in which each file of the content was last read or written, by its path below the content folder. */
const versions = new Map<string, string>();

/** Notes the version that an answer of the bridge carries. */
export function noteVersion(path: string, { headers }: Response): void {
  const version = headers.get('etag');
  if (version !== null) versions.set(path, version);
}

/** What a request to change a file says of the version that is known (RFC 9110, section 13.1). */
export function precondition(path: string): Record<string, string> {
  const version = versions.get(path);
  return version === undefined ? { 'if-none-match': '*' } : { 'if-match': version };
}

/** From now on the file is held to be gone. */
export function forgetVersion(path: string): void {
  versions.delete(path);
}
