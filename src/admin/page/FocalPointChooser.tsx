import type { CustomFieldControlProps } from '@sveltia/cms';
import type { KeyboardEvent } from 'react';
import { FOCAL_POINTS } from '@/content/pictures/picture.ts';
import { keysOf } from '@/lib/keys-of.ts';

/** Names of the focal points, row by row, three in each. */
const POINTS = keysOf(FOCAL_POINTS);

/**
 * Form field for the focal point of a picture, the part that crops keep. A click on the picture or an arrow key sets it; two
 * crops beside the picture show the result.
 */
export function FocalPointChooser({ value, forID, onChange }: CustomFieldControlProps) {
  const index = POINTS.findIndex((point) => point === value);
  const objectPosition = `${(index % 3) * 50}% ${Math.floor(index / 3) * 50}%`;
  const renderChoice = (point: string, label: string) => (
    <input
      key={point}
      type="radio"
      name={forID}
      aria-label={label}
      title={label}
      onKeyDown={moveByRow}
      checked={point === (value ?? '')}
      onChange={() => {
        onChange(point);
      }}
    />
  );
  return (
    <div ref={showPicture} className="desk-focal-point">
      <div id={forID} role="radiogroup" aria-labelledby={`${forID}-label`}>
        <div className="picture">
          <img alt="" />
          <div className="points">
            {POINTS.map((point) => renderChoice(point, FOCAL_POINTS[point]))}
          </div>
        </div>
        <label>{renderChoice('', 'Automatique')} Automatique</label>
      </div>
      {['Sur une carte', 'Partagée'].map((place) => (
        <figure key={place} hidden={index < 0}>
          <img alt="" style={{ objectPosition }} />
          <figcaption>{place}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Selects the point above or below on the up and down arrow keys; left and right are the browser's own. */
function moveByRow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -3, ArrowDown: 3 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const choices = [...(event.currentTarget.closest('[role]')?.querySelectorAll('input') ?? [])];
  const next = choices[choices.indexOf(event.currentTarget) + step];
  next?.focus();
  next?.click();
}

/** Shows the same picture as the picture field beside this one, because the editor doesn't pass it to a custom field. */
function showPicture(root: Element | null): void {
  const key = root?.closest('[data-key-path]')?.getAttribute('data-key-path') ?? '';
  const field = `[data-key-path="${key.replace(/\w+$/, 'src')}"]`;
  const src = document.querySelector<HTMLImageElement>(`${field} img`)?.src ?? '';
  for (const image of root?.querySelectorAll('img') ?? []) if (image.src !== src) image.src = src;
}

document.addEventListener(
  'load',
  () => {
    for (const root of document.querySelectorAll('.desk-focal-point')) showPicture(root);
  },
  true,
);
