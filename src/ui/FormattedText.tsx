import type { ReactNode } from 'react';
import type { Inline, TextTree } from '@/content/text/text-tree.ts';
import { splitAtHyphenatedNames } from '@/content/text/typography.ts';

interface Props {
  tree: TextTree;
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/** Renders formatted text as elements, never as an HTML string. Needs `formatted-text.css`. */
export function FormattedText({ tree }: Props) {
  return (
    <div className="formatted-text">
      {tree.map((paragraph, index) => (
        <p key={index}>{paragraph.map(renderInline)}</p>
      ))}
    </div>
  );
}

function renderInline(node: Inline, key: number): ReactNode {
  if (typeof node === 'string') return <UnbrokenNames key={key} text={node} />;
  switch (node.type) {
    case 'break':
      return <br key={key} />;
    case 'code':
      return (
        <code key={key} translate="no">
          {node.value}
        </code>
      );
    case 'link':
      return (
        <a key={key} href={node.href} target="_blank" rel="noopener noreferrer">
          {node.children.map(renderInline)}
        </a>
      );
    default: {
      const Element = ELEMENTS[node.type];
      return <Element key={key}>{node.children.map(renderInline)}</Element>;
    }
  }
}

interface UnbrokenProps {
  text: string;
}

/** Renders a text without line breaks inside hyphenated names. */
export function UnbrokenNames({ text }: UnbrokenProps) {
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
