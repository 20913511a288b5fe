import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { Card } from '@/ui/Card.tsx';
import { draft } from './item.ts';

/** The preview of a video or a photo: its card in the portfolio. */
export function cardPreview(category: 'Vidéos' | 'Photos') {
  return function CardPreview(props: CustomPreviewTemplateProps) {
    const { item, showPicture } = draft(category, props);
    return (
      <div ref={showPicture} className="page-width js py-10">
        <div className="preview-card">
          <Card item={item} layout="tile" />
        </div>
      </div>
    );
  };
}
