import type { EditorComponentDefinition, MarkdownField } from '@sveltia/cms';

const LIST_MARKER = String.raw`(?:[-*+]|\d+\.) `;

/** Pattern source that matches the rest of a paragraph, up to a blank line. */
const REST_OF_PARAGRAPH = String.raw`(?:(?!\n[ \t]*\n)[\s\S])*`;

/**
 * Pattern source that matches bold and italic text which the editor saves unchanged: it is on one line, has no space inside its
 * asterisks and no link, and no letter touches an asterisk that has punctuation on its inner side.
 */
const EMPHASIS = ['***', '**', '*']
  .map((sign) => {
    const asterisks = sign.replaceAll('*', String.raw`\*`);
    const other = sign === '*' ? String.raw`\*\*` : String.raw`\*`;
    const content = String.raw`(?:[^*\n\\\]]|\](?!\()|\\.|${other}[^*\n]+${other})+`;
    const start = String.raw`(?:(?<![\p{L}\d])${asterisks}(?![\s*[])|${asterisks}(?=[\p{L}\d]))`;
    const end = String.raw`(?:(?<=[\p{L}\d])${asterisks}|(?<![\s*])${asterisks}(?![\p{L}\d]))`;
    return start + content + end;
  })
  .join('|');

/**
 * Pattern sources that match inline Markdown which the editor would save in another way, or shows differently from the site.
 */
const RAW_MARKDOWN_PARTS = [
  // Struck and machine text, underlined text and italics between underscores.
  String.raw`(?<!\\)~|${'`'}|(?<![\p{L}\d])_(?=\S)|(?<=\S)_(?![\p{L}\d])`,
  String.raw`\\(?![*~])|&#`,
];

/**
 * Matches Markdown, at the start of a text, that the editor's rich text would change when it is saved, or shows differently
 * from the site: `RAW_MARKDOWN_COMPONENT` shows it instead.
 */
const RAW_MARKDOWN_PARAGRAPH = new RegExp(
  `^(?:${[
    // Other levels of headings, other lists, other breaks, tables.
    String.raw`(?:(?:#|#{4,}|[*+]) |(?:\*\*\*|___)(?=\n|$)|\|)${REST_OF_PARAGRAPH}`,
    // A list with blank lines, which the site may read as a dialogue.
    String.raw`${LIST_MARKER}.*(?:\n.+)*(?:\n{2,}(?:${LIST_MARKER}|[ \t]+).*(?:\n.+)*)+`,
    // A nested list whose indentation isn't the editor's.
    String.raw`${LIST_MARKER}(?:.+\n)+?(?! {4}\S)[ \t]+${LIST_MARKER}${REST_OF_PARAGRAPH}`,
    // A heading, a picture, a list, a quotation or a break without a blank line beside it.
    String.raw`(?:#{2,3} |!\[).*\n(?=\S)${REST_OF_PARAGRAPH}`,
    String.raw`(?!> |[ \t]*${LIST_MARKER})(?:.+\n)+?(?=#+ |>|${LIST_MARKER}|---\n|---$)${REST_OF_PARAGRAPH}`,
    // Asterisks that make no pair.
    String.raw`(?!(?:(?!\n[ \t]*\n)(?:[^*\\]|\\[\s\S]|${EMPHASIS}))*(?:\n[ \t]*\n|$))${REST_OF_PARAGRAPH}`,
    String.raw`(?:(?!\n[ \t]*\n)[\s\S])*?(?:${RAW_MARKDOWN_PARTS.join('|')})${REST_OF_PARAGRAPH}`,
  ].join('|')})`,
  'u',
);

/**
 * Returns the Markdown that `RAW_MARKDOWN_COMPONENT` shows. A backslash before an underscore or another backslash is
 * doubled, because the editor removes one.
 */
const readRawMarkdown = ({ source }: Record<string, unknown>) =>
  typeof source === 'string' ? source.replaceAll(/\\(?=[_\\])/g, String.raw`\\`) : '';

/** Component of the editor for a paragraph that rich text can't keep: its Markdown is shown in a field of its own. */
export const RAW_MARKDOWN_COMPONENT: EditorComponentDefinition = {
  id: 'verbatim',
  label: 'Passage avec ses signes',
  icon: 'match_case',
  trigger: 'menuitem',
  fields: [{ name: 'source', label: 'Signes', widget: 'text' }],
  pattern: RAW_MARKDOWN_PARAGRAPH,
  fromBlock: ([source]) => ({ source }),
  toBlock: readRawMarkdown,
  toPreview: readRawMarkdown,
};

/**
 * Makes the form's field for the Markdown body.
 *
 * @param label in French.
 * @param hasMedia whether the text may have pictures and videos.
 */
export const bodyField = (label: string, hasMedia: boolean): MarkdownField & { name: string } => ({
  name: 'body',
  label,
  widget: 'markdown',
  hint: hasMedia
    ? 'La barre met en forme ce qui est choisi. Une image se dépose ou se colle à sa place ; une vidéo, c’est son adresse, seule sur sa ligne. « Insérer » garde un passage avec ses signes : `__souligné__`, `~~barré~~`.'
    : 'La barre met en forme ce qui est choisi. « Insérer » garde un passage avec ses signes : `__souligné__`, `~~barré~~`.',
  // This is a first check of links only: the full one runs before saving. A picture that was just chosen has a « blob: ».
  pattern: [
    String.raw`^(?:(?!\]\((?!https?:|mailto:|tel:|blob:|[^\s)]+\.\w+[\s)]))[\s\S])*$`,
    'ce texte contient un lien qui ne mène nulle part ; écrivez l’adresse entière, avec « https:// »',
  ],
  modes: ['rich_text', 'raw'],
  buttons: [
    ...(['heading-two', 'heading-three', 'bold', 'italic', 'link'] as const),
    ...(['quote', 'bulleted-list', 'numbered-list'] as const),
  ],
  editor_components: [...(hasMedia ? ['image'] : []), RAW_MARKDOWN_COMPONENT.id],
  linked_images: false,
  // It would open when « : » is typed.
  use_emoji_autocomplete: false,
  // They would delete a word of one letter that begins a paragraph, as « À », once the space after it is typed.
  use_markdown_shortcuts: false,
  required: false,
});
