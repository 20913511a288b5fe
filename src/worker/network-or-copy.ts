/** How long the network may take where there is a copy: on the road it is often there, and nothing passes. */
const PATIENCE_MS = 5000;

/**
 * The network's answer; a copy when it comes too late, or says that the host is out of order. Without a copy the network
 * may take its time.
 *
 * @param answer of the network, or what stands for it when there is none.
 */
export async function networkOrCopy(
  answer: Promise<Response>,
  copy: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const first = await Promise.race([answer, late]);
  if (first && first.status < 500) return first;
  return (await copy()) ?? answer;
}
