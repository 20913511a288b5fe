import { useRef, useState } from 'react';
import { itemName, type PortfolioItem } from '@/content/item.ts';
import { transcriptDataPath } from '@/content/paths.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { Transcript } from '@/ui/Transcript.tsx';
import { TextWait } from './TextWait.tsx';
import { useText } from './use-text.ts';

interface Props {
  item: PortfolioItem;
}

/** The transcript under a video. Its words may be many: they come when it is unfolded. */
export function VideoTranscript({ item }: Props) {
  const [wanted, setWanted] = useState(false);
  return (
    <Transcript
      of={itemName(item)}
      onUnfold={() => {
        setWanted(true);
      }}
    >
      {wanted && <Words slug={item.slug} />}
    </Transcript>
  );
}

function Words({ slug }: Pick<PortfolioItem, 'slug'>) {
  const { tree, failed, retry } = useText(transcriptDataPath(slug));
  const words = useRef<HTMLDivElement>(null);
  return (
    <div ref={words} tabIndex={-1} className="outline-none">
      {tree ? (
        <FormattedText tree={tree} />
      ) : (
        <TextWait
          waiting="Chargement de la transcription…"
          failure={failed && 'La transcription n’a pas pu être chargée. Vérifiez votre connexion.'}
          onRetry={() => {
            // The button goes away; the focus waits where the text will be.
            words.current?.focus();
            retry();
          }}
        />
      )}
    </div>
  );
}
