import { Icon } from '@/ui/Icon.tsx';

export interface Service {
  icon: string[];
  title: string;
  description: string;
}

interface Props {
  service: Service;
}

export function ServiceCard({ service: { icon, title, description } }: Props) {
  return (
    <article className="service-card">
      <Icon paths={icon} className="text-accent size-8" />
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="text-muted mt-2 text-sm">{description}</p>
    </article>
  );
}
