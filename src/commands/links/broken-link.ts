/** A link of the built site that leads nowhere, as its owner reads it. */
export function brokenLink({ file, link }: { file: string; link: string }): string {
  return `page « ${file} » : le lien « ${link} » ne mène nulle part ; corrigez-le là où il est écrit.`;
}
