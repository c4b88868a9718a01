import type { OfflineWords } from '../en/offline.ts';

/** Ce qui marche sans réseau : la nouvelle version, le site entier, la page de remplacement. */
export const offline: OfflineWords = {
  news: {
    waits: 'Une nouvelle version est prête\u00a0: elle s’ouvrira dès qu’aucune partie ne sera ouverte.',
    ready: 'Une nouvelle version est prête.',
    now: 'Maintenant',
    later: 'Plus tard',
    close: 'Fermer',
  },
  keep: {
    title: 'Sans réseau',
    visited: 'Chaque page déjà ouverte se lit aussi sans réseau. Le reste peut être téléchargé.',
    book: {
      ask: 'Conserver ce livre',
      size: (total, missing, fetched) =>
        `Ce livre occupe ${total}\u00a0Mo sur cet appareil. Il en manque ${missing}\u00a0Mo, soit environ ${fetched}\u00a0Mo à télécharger.`,
      done: (total) =>
        `Ce livre est conservé sur cet appareil (${total}\u00a0Mo), et ses prochaines versions le seront aussi.`,
    },
    site: {
      ask: 'Conserver tous les livres',
      size: (total, missing, fetched) =>
        `Tous les livres occupent ${total}\u00a0Mo sur cet appareil. Il en manque ${missing}\u00a0Mo, soit environ ${fetched}\u00a0Mo à télécharger.`,
      done: (total) =>
        `Tous les livres sont conservés sur cet appareil (${total}\u00a0Mo), et leurs prochaines versions le seront aussi.`,
    },
    asking: 'Calcul de la taille…',
    tight: (free) => `Il ne reste que ${free}\u00a0Mo de place sur cet appareil.`,
    start: 'Tout télécharger',
    not: 'Pas maintenant',
    progress: 'Téléchargé',
    coming: (here, missing) => `${here} sur ${missing}\u00a0Mo téléchargés.`,
    stop: 'Arrêter',
    stopped: (missing) => `Téléchargement arrêté. Il manque encore ${missing}\u00a0Mo\u00a0; le reste est conservé.`,
    refused: (files) => (files === 1 ? 'Un fichier n’est pas arrivé.' : `${files}\u00a0fichiers ne sont pas arrivés.`),
    failed: {
      offline: 'La connexion est perdue. Ce qui est téléchargé est conservé.',
      full: 'Plus de place sur cet appareil. Ce qui est téléchargé est conservé.',
      moved: 'Une nouvelle version du site est parue. Rechargez cette page pour continuer avec elle.',
      broken: 'Ce navigateur n’autorise pas le site à enregistrer.',
    },
    again: 'Réessayer',
    remove: 'Supprimer ce qui est conservé',
    removed: 'C’est fait. Les pages que vous ouvrirez seront conservées de nouveau. Vos parties sont intactes.',
  },
  page: {
    title: 'Pas de connexion',
    text: 'Cette page n’est pas conservée sur cet appareil, et il n’y a pas de connexion pour la charger.',
    again: 'Réessayer',
    list: 'Pages conservées',
    none: 'Aucune page n’est encore conservée sur cet appareil.',
    home: 'Scriptorium',
  },
};
