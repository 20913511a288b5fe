import { useEffect, useState, useRef } from 'react';
import type { ItemData } from '@/content/item-data.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { PhotoView } from './PhotoView.tsx';
import { StageCaption } from './StageCaption.tsx';
import previousIcon from 'icon:ri-arrow-left-line';
import nextIcon from 'icon:ri-arrow-right-line';
import zoomInIcon from 'icon:ri-zoom-in-line';
import zoomOutIcon from 'icon:ri-zoom-out-line';
import { Icon } from '@/ui/Icon.tsx';
import { afterNextPaint } from '@/lib/after-next-paint.ts';
import { loadPhoto } from './fetch-items.ts';
import { useOnline } from './use-online.ts';

interface Props {
  item: ItemData;
  /** How many photos there are. */
  total: number;
  onShow: (item: ItemData) => void;
}

/** One photo at a time: buttons, arrow keys and swipes lead through them. */
export function PhotoViewer({ item, total, onShow }: Props) {
  const [zoomed, setZoomed] = useState(false);
  const { step, loading, retry } = usePhotoStep({
    item,
    total,
    onShow: (next) => {
      setZoomed(false);
      onShow(next);
    },
  });

  useEffect(() => {
    // Over a photo at its real size the arrows move the photo.
    if (zoomed) return undefined;
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowRight') step(1);
      if (key === 'ArrowLeft') step(-1);
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
    };
  });

  return (
    <figure className="stage stage-photo">
      {item.picture && (
        <PhotoView key={item.slug} picture={item.picture} zoomed={zoomed} onSwipe={step} />
      )}
      <StageCaption item={item} />
      {retry && (
        <NotLoaded
          message="La photo n’a pas pu être chargée. Vérifiez votre connexion."
          className="stage-caption"
          onRetry={retry}
        />
      )}
      <PhotoTools
        position={item.position + 1}
        total={total}
        loading={loading}
        zoomed={zoomed}
        onStep={step}
        onZoom={setZoomed}
      />
    </figure>
  );
}

interface PhotoToolsProps {
  /** Which photo shows, counted from 1. */
  position: number;
  total: number;
  /** Whether another photo is on its way. */
  loading: boolean;
  zoomed: boolean;
  onStep: (step: 1 | -1) => void;
  onZoom: (zoomed: boolean) => void;
}

/** The controls of the photo viewer. They keep their place from one photo to the next. */
function PhotoTools({ position, total, loading, zoomed, onStep, onZoom }: PhotoToolsProps) {
  const stepButton = (step: 1 | -1, label: string, icon: string[]) => (
    <button
      type="button"
      className="stage-button"
      aria-label={label}
      onClick={() => {
        onStep(step);
      }}
    >
      <Icon paths={icon} />
    </button>
  );

  return (
    <div className="stage-tools">
      {total > 1 && stepButton(-1, 'Photo précédente', previousIcon)}
      <p role="status" className="px-2 text-sm even-digits">
        {loading ? 'Chargement…' : `Photo ${position} sur ${total}`}
      </p>
      {total > 1 && stepButton(1, 'Photo suivante', nextIcon)}
      <button
        type="button"
        className="stage-button ml-auto px-3 text-sm"
        aria-label="Taille réelle"
        aria-pressed={zoomed}
        onClick={() => {
          onZoom(!zoomed);
        }}
      >
        <Icon paths={zoomed ? zoomOutIcon : zoomInIcon} />
        <span className="stage-label">Taille réelle</span>
      </button>
    </div>
  );
}

interface Options {
  /** The photo that shows. */
  item: ItemData;
  /** How many photos there are. */
  total: number;
  onShow: (item: ItemData) => void;
}

/**
 * Goes from one photo to the next, round and round. A photo that the page doesn't know yet is fetched;
 * until it is there the present one stays.
 *
 * @returns how to step; whether a photo is on its way; how to try again after a failure.
 */
function usePhotoStep({ item, total, onShow }: Options) {
  const [loading, setLoading] = useState(false);
  const [missed, setMissed] = useState<number>();

  /** Where the last step leads: the next may follow before that photo shows. */
  const wanted = useRef(item.position);

  const go = async (position: number) => {
    wanted.current = position;
    await afterNextPaint();
    setLoading(true);
    setMissed(undefined);
    const photo = await loadPhoto(position).catch(() => undefined);
    if (wanted.current !== position) return;
    setLoading(false);
    if (photo) onShow(photo);
    else {
      wanted.current = item.position;
      setMissed(position);
    }
  };

  useEffect(() => {
    // The next one is what most visitors want.
    loadPhoto((item.position + 1) % total).catch(() => undefined);
  }, [item.position, total]);

  const retry = missed === undefined ? undefined : () => void go(missed);
  useOnline(retry);

  return {
    step: (by: 1 | -1) => void go((wanted.current + by + total) % total),
    loading,
    retry,
  };
}
