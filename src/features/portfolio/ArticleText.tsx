import { useRef } from 'react';
import type { TextTree } from '@/domain/text/text-tree.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';

interface Props {
  /** The text, once it is there. */
  tree: TextTree | undefined;
  failed: boolean;
  retry: () => void;
}

/** The text of an article, or the wait for it, or why it isn't there. */
export function ArticleText({ tree, failed, retry }: Props) {
  const text = useRef<HTMLDivElement>(null);
  return (
    <div ref={text} tabIndex={-1} className="reader-text">
      {tree && <FormattedText tree={tree} />}
      {!tree && !failed && (
        <p role="status" className="reader-wait">
          Chargement de l’article…
        </p>
      )}
      {failed && (
        <div role="alert">
          <p>L’article n’a pas pu être chargé. Vérifiez votre connexion.</p>
          <button
            type="button"
            className="text-action"
            onClick={() => {
              // The button goes away; the focus waits where the text will be.
              text.current?.focus();
              retry();
            }}
          >
            Réessayer
          </button>
        </div>
      )}
    </div>
  );
}
