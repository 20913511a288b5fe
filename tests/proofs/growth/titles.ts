const PLACES = [
  'À Obala',
  'À Mbalmayo',
  'À Makénéné',
  'À Nanga-Eboko',
  'À Foumban',
  'À Ebolowa',
  'À Bertoua',
  'À Garoua-Boulaï',
  'À Limbé',
  'À Mvog-Ada',
  'À Nkongsamba',
  'Sur les quais de Kribi',
  'Au bord de la Sanaga',
  'Derrière la gare de Bélabo',
  'Dans les hauteurs de Bamenda',
  'Au carrefour de la Briqueterie',
];

const EVENTS = [
  'le marché de nuit compte ses lampes',
  'une école apprend à lire l’heure du fleuve',
  'les couturières rouvrent l’atelier fermé depuis dix ans',
  'trois pêcheurs racontent la saison qui n’est pas venue',
  'la fanfare du quartier répète sous l’orage',
  'un libraire ambulant charge sa moto',
  'les compteurs d’eau ne disent pas tout',
  'on plante des arbres le jour des mariages',
  'le dernier réparateur de radios forme sa fille',
  'les carnets d’une sage-femme refont l’histoire du bourg',
  'le prix du manioc voyage plus vite que le train',
  'les lycéens tiennent leur propre journal',
  'un pont attend sa deuxième moitié',
  'la coopérative vote à main levée',
  'le cinéma en plein air change de mur',
  'une équipe de filles gagne le tournoi des gares',
  'les apiculteurs écoutent la forêt',
  'la bibliothèque ouvre jusqu’à minuit',
  'un vieux tailleur mesure les hommes politiques à l’œil',
  'l’eau revient, et avec elle les disputes',
];

/**
 * A title as the owner would write one.
 *
 * @param pick chooses one of a list.
 */
export function title(pick: <Value>(list: readonly Value[]) => Value): string {
  return `${pick(PLACES)}, ${pick(EVENTS)}`;
}
