import type { ReactNode } from 'react';
import type { Inline, TextTree } from '@/content/text/text-tree.ts';
import { Unbroken } from './Unbroken.tsx';

interface Props {
  tree: TextTree;
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/** Lightly formatted text, as elements: no HTML string is ever put into the page. Wants `formatted-text.css`. */
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
