import type { ReactNode } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import {
  isSingleParagraph,
  type Block,
  type Inline,
  type TextTree,
} from '@/content/text/text-tree.ts';
import { splitAtHyphenatedNames } from '@/content/text/typography.ts';
import { MediaBlock } from './MediaBlock.tsx';

interface Props {
  tree: TextTree;
  /** Level of the title above the text, below which its headings begin: `h1` on its own page, `h2` in a dialog or an item. */
  titleLevel?: 'h1' | 'h2';
  /** Language of the text, if it isn't that of the page. */
  lang?: ItemData['lang'];
}

const ELEMENTS = { strong: 'strong', emphasis: 'em', underline: 'u', delete: 'del' } as const;

/** Renders formatted text as elements, never as an HTML string. Needs `formatted-text.css`. */
export function FormattedText({ tree, titleLevel = 'h2', lang }: Props) {
  return (
    <div className="formatted-text" lang={lang}>
      {tree.map((block, index) => (
        <TextBlock key={index} block={block} titleLevel={titleLevel} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  titleLevel: 'h1' | 'h2';
}

function TextBlock({ block, titleLevel }: BlockProps) {
  if (Array.isArray(block)) return <p>{block.map(renderInline)}</p>;
  const renderBlocks = (blocks: Block[]) =>
    blocks.map((child, index) => <TextBlock key={index} block={child} titleLevel={titleLevel} />);
  switch (block.type) {
    case 'heading': {
      const [Heading, Subheading] =
        titleLevel === 'h1' ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
      const Title = block.level === 2 ? Heading : Subheading;
      // A dialog's text shares its document with other ids.
      return (
        <Title id={titleLevel === 'h1' ? block.id : undefined}>
          {block.children.map(renderInline)}
        </Title>
      );
    }
    case 'blockquote':
      return <blockquote>{renderBlocks(block.children)}</blockquote>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              {isSingleParagraph(item) ? item[0].map(renderInline) : renderBlocks(item)}
            </li>
          ))}
        </List>
      );
    }
    case 'thematicBreak':
      return <hr />;
    case 'picture':
    case 'video':
      return <MediaBlock block={block} />;
  }
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
