import type { ReactNode } from 'react';

interface Props {
  id: string;
  label: string;
  /** What is wrong with the value, if anything. */
  error: string | undefined;
  children: ReactNode;
}

/** One labelled field of the form, with the message about its value. */
export function Field({ id, label, error, children }: Props) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-erreur`} className="text-error text-sm font-semibold">
          {error}
        </p>
      )}
    </div>
  );
}
