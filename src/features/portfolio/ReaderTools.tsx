import heartIcon from 'icon:ri-heart-line';
import { Icon } from '@/ui/Icon.tsx';
import { ShareMenu } from './ShareMenu.tsx';

interface Props {
  title: string;
  likes: number;
  onLike: () => void;
}

/** Below the text: the like counter and the share menu. */
export function ReaderTools({ title, likes, onLike }: Props) {
  return (
    <div className="reader-tools">
      <button type="button" className="text-action" onClick={onLike}>
        <Icon paths={heartIcon} />
        <span>
          J’aime <span aria-live="polite">({likes})</span>
        </span>
      </button>
      <ShareMenu title={title} />
    </div>
  );
}
