import { useRef } from 'react';
import type { PortfolioItem } from '@/content/item.ts';
import type { TextTree } from '@/content/text/text-tree.ts';
import { ArticleBody } from '@/ui/ArticleBody.tsx';
import { TextWait } from './TextWait.tsx';

interface Props {
  item: PortfolioItem;
  /** The text, once it is there. */
  tree: TextTree | undefined;
  failed: boolean;
  retry: () => void;
}

/** Picture and text of an article, or the wait for the text, or why it isn't there. */
export function ReaderText({ item, tree, failed, retry }: Props) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text} tabIndex={-1} className="reader-text">
      <ArticleBody item={item} sizes="(min-width: 46rem) 39rem, 88vw" text={tree}>
        {!tree && (
          <TextWait
            waiting="Chargement de l’article…"
            failure={failed && 'L’article n’a pas pu être chargé. Vérifiez votre connexion.'}
            onRetry={() => {
              // The button goes away; the focus waits where the text will be.
              text.current?.focus();
              retry();
            }}
          />
        )}
      </ArticleBody>
    </div>
  );
}
