import type { OfflineWords } from '../en/offline.ts';

/** Ce qui marche sans réseau : la nouvelle version, le site entier, la page de remplacement. */
export const offline: OfflineWords = {
  news: {
    waits: 'Une nouvelle version est prête\u00a0: elle viendra quand aucune partie ne sera ouverte.',
    ready: 'Une nouvelle version est prête.',
    now: 'Maintenant',
    later: 'Plus tard',
    close: 'Fermer',
  },
  keep: {
    title: 'Sans réseau',
    visited: 'Ce que vous avez ouvert une fois marche aussi sans réseau. Vous pouvez avoir le reste.',
    book: {
      ask: 'Garder ce livre',
      size: (total, missing, fetched) =>
        `Ce livre prend ${total}\u00a0Mo sur cet appareil. Il en manque ${missing}\u00a0Mo\u00a0; environ ${fetched}\u00a0Mo seront transmis.`,
      done: (total) => `Ce livre est gardé sur cet appareil (${total}\u00a0Mo), ses versions à venir aussi.`,
    },
    site: {
      ask: 'Garder tous les livres',
      size: (total, missing, fetched) =>
        `Tous les livres prennent ${total}\u00a0Mo sur cet appareil. Il en manque ${missing}\u00a0Mo\u00a0; environ ${fetched}\u00a0Mo seront transmis.`,
      done: (total) => `Tous les livres sont gardés sur cet appareil (${total}\u00a0Mo), leurs versions à venir aussi.`,
    },
    asking: 'On regarde ce que cela fait…',
    tight: (free) => `Cet appareil n’a de place que pour ${free}\u00a0Mo.`,
    start: 'Tout charger',
    not: 'Pas maintenant',
    progress: 'Chargé',
    coming: (here, missing) => `${here} sur ${missing}\u00a0Mo sont là.`,
    stop: 'Arrêter',
    stopped: (missing) => `Arrêté. Il manque encore ${missing}\u00a0Mo\u00a0; ce qui est là reste.`,
    refused: (files) =>
      files === 1 ? 'Le serveur n’a pas donné un des fichiers.' : `Le serveur n’a pas donné ${files} des fichiers.`,
    failed: {
      offline: 'La connexion est perdue. Ce qui est là reste.',
      full: 'Il n’y a plus de place sur cet appareil. Ce qui est là reste.',
      moved: 'Le site a maintenant une nouvelle version. Rechargez cette page et continuez avec elle.',
      broken: 'Ce navigateur ne laisse rien garder au site.',
    },
    again: 'Réessayer',
    remove: 'Enlever ce qui est gardé',
    removed: 'C’est fait. Ce que vous ouvrirez sera gardé de nouveau\u00a0; vos parties n’ont pas été touchées.',
  },
  page: {
    title: 'Pas de connexion',
    text: 'Cette page n’est pas gardée sur cet appareil, et il n’y a pas de connexion pour la charger.',
    again: 'Réessayer',
    list: 'Celles-ci sont gardées',
    none: 'Aucune page n’est encore gardée sur cet appareil.',
    home: 'Scriptorium',
  },
};
