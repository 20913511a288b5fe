import type { CustomFieldControlProps } from '@sveltia/cms';
import { z } from 'zod/mini';
import { Icon } from '@/ui/Icon.tsx';
import { ICON_LABELS } from '../config/icon-labels.ts';

/** SVG paths of the icons to choose from, by the class name of each icon. */
const iconPathsByName = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(document.getElementById('desk-config')?.dataset['icons'] ?? '{}'));

/** Form field for choosing an icon. It also offers the current icon if the owner has named another one in the file by hand. */
export function IconChooser({ value, forID, onChange }: CustomFieldControlProps) {
  const names = new Set([...Object.keys(iconPathsByName), String(value ?? '')].filter(Boolean));
  return (
    <div id={forID} role="radiogroup" aria-labelledby={`${forID}-label`} className="desk-icons">
      {Array.from(names, (name) => {
        const label = ICON_LABELS[name] ?? `Autre icône : ${name}`;
        const paths = iconPathsByName[name];
        return (
          <label key={name} title={label}>
            <input
              type="radio"
              name={forID}
              aria-label={label}
              checked={name === value}
              onChange={() => {
                onChange(name);
              }}
            />
            {paths ? <Icon paths={paths} /> : name}
          </label>
        );
      })}
    </div>
  );
}
