import type { ScansData } from '@/content/scans.ts';
import { Picture } from './Picture.tsx';

interface Props {
  scans: ScansData;
  outlet: string;
}

/**
 * The printed pages of an article. Each is a plain link to its file: browsers enlarge a picture that is opened by itself
 * until newsprint can be read. Needs `article.css`.
 */
export function Scans({ scans: { issue, thumbnail, files }, outlet }: Props) {
  const first = thumbnail && files[0];
  const others = files.slice(thumbnail ? 1 : 0);
  return (
    <figure className="article-scans">
      {first && (
        <a className="article-scan" href={first.href}>
          <Picture picture={thumbnail} />
          <span className="sr-only"> </span>
          <span className="text-action text-sm">Lire la page en grand</span>
        </a>
      )}
      <figcaption>
        <p>
          {'Sur papier\u202f: '}
          <cite translate="no">{outlet}</cite>
          {issue !== '' && `, ${issue}`}
        </p>
        {others.length > 0 && (
          <ul role="list">
            {others.map(({ href, label, alt }) => (
              <li key={label}>
                <a className="text-action text-sm" href={href}>
                  <span>
                    {label}
                    {alt !== undefined && <span className="sr-only">{`\u202f: ${alt}`}</span>}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
