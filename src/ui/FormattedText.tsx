import type { ReactNode } from 'react';
import type { Inline, TextTree } from '@/content/text/text-tree.ts';
import { splitAtHyphenatedNames } from '@/content/text/typography.ts';

interface Props {
  tree: TextTree;
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/** Lightly formatted text, as items: no HTML string is ever put into the page. Wants `formatted-text.css`. */
export function FormattedText({ tree }: Props) {
  return (
    <div className="formatted-text">
      {tree.map((paragraph, index) => (
        <p key={index}>{paragraph.map(inline)}</p>
      ))}
    </div>
  );
}

function inline(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return <Unbroken key={key} text={node} />;
  switch (node.type) {
    case 'break':
      return <br key={key} />;
    case 'code':
      return <code key={key}>{node.value}</code>;
    case 'link':
      return (
        <a key={key} href={node.href} target="_blank" rel="noopener noreferrer">
          {node.children.map(inline)}
        </a>
      );
    default: {
      const Element = ELEMENTS[node.type];
      return <Element key={key}>{node.children.map(inline)}</Element>;
    }
  }
}

interface UnbrokenProps {
  text: string;
}

/** A text whose hyphenated names stay on one line. */
export function Unbroken({ text }: UnbrokenProps) {
  return splitAtHyphenatedNames(text).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
}
