/** The same answer with another text: under the same policy, which no inserted markup may widen. */
export async function rewritten(
  response: Response,
  rewrite: (html: string) => string,
): Promise<Response> {
  const { headers } = response;
  return new Response(rewrite(await response.text()), { headers });
}
