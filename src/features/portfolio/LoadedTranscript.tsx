import { useRef, useState } from 'react';
import { itemName } from '@/content/item.ts';
import type { ItemData } from '@/content/item-data.ts';
import { transcriptDataPath } from '@/content/paths.ts';
import { FormattedText } from '@/ui/FormattedText.tsx';
import { Transcript } from '@/ui/Transcript.tsx';
import { TextLoadStatus } from './LoadError.tsx';
import { useFormattedText } from './use-formatted-text.ts';

interface Props {
  item: ItemData;
}

/** The transcript of a video or sound, which may be long: it is loaded when it is unfolded. */
export function LoadedTranscript({ item }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  return (
    <Transcript
      name={itemName(item)}
      onUnfold={() => {
        setUnfolded(true);
      }}
    >
      {unfolded && <TranscriptText slug={item.slug} lang={item.lang} />}
    </Transcript>
  );
}

function TranscriptText({ slug, lang }: Pick<ItemData, 'slug' | 'lang'>) {
  const { tree, failed, retry } = useFormattedText(transcriptDataPath(slug));
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {tree ? (
        <FormattedText tree={tree} lang={lang} />
      ) : (
        <TextLoadStatus
          loadingMessage="Chargement de la transcription…"
          errorMessage={
            failed && 'La transcription n’a pas pu être chargée. Vérifiez votre connexion.'
          }
          container={container}
          onRetry={retry}
        />
      )}
    </div>
  );
}
