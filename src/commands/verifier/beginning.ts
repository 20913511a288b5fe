import { open } from 'node:fs/promises';

/**
 * How a file begins.
 *
 * @param path of the file.
 * @param length in bytes.
 * @throws Error when there is no such file.
 */
export async function beginning(path: string, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length));
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}
