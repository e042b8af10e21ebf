import { inEachLanguage } from '../in-each-language.js'

/** What went wrong, by the code that the service answers with. */
export const errorsTexts = inEachLanguage({
  en: {
    'error.UNREACHABLE': 'The service can’t be reached.',
    'error.VALIDATION_FAILED': 'Some values are not accepted.',
    'error.fields': 'Not accepted: {fields}.',
    'error.UNAUTHORIZED': 'This token is not valid, or it has expired.',
    'error.FORBIDDEN': 'You don’t have permission to do this.',
    'error.ACCOUNT_INACTIVE': 'Your account is deactivated.',
    'error.ACCOUNT_REQUIRED': 'This token doesn’t belong to an account of this service.',
    'error.IMPERSONATION_FORBIDDEN': 'You can’t act as this account.',
    'error.ACCOUNT_NOT_FOUND': 'This account doesn’t exist or has been erased.',
    'error.ACCOUNT_HANDLE_TAKEN': 'Another author has this handle, or had it until recently.',
    'error.ANNOUNCEMENT_NOT_FOUND': 'This announcement no longer exists.',
    'error.CATALOG_AUTHOR_NOT_FOUND': 'There is no active author with this handle.',
    'error.DEAL_COLLECTION_NOT_FOUND': 'This collection isn’t available.',
    'error.GRANT_NOT_FOUND': 'This grant no longer exists.',
    'error.LAST_ADMIN': 'There must be at least one active admin. Make someone else an admin first.',
    'error.SHARING_GROUP_NOT_FOUND': 'This group doesn’t exist, or you are no longer a member.',
    'error.SHARING_GROUP_FULL': 'This group is full: it can have 500 members.',
    'error.GRANT_REVOKED': 'This grant has been revoked and can’t be changed.',
    'error.IDEMPOTENCY_KEY_REUSED': 'This form was already sent with different values. Reopen it and try again.',
    'error.PRECONDITION_FAILED':
      'Someone else has changed this in the meantime. Your changes were not saved; this is the current version.',
    'error.NO_BOARDS_FOUND':
      'There is no board in this. Choose a PBN or LIN file, or the link of a hand with its cards in it.',
    'error.QUOTA_EXCEEDED':
      'Your account has no room for this. Put into the trash what you no longer need, and delete it there.',
    'error.COLLECTION_CEILING_REACHED':
      'Your plan has no room for another collection. Archive one that you no longer use.',
    'error.RATE_LIMITED': 'Too many requests. Please wait a moment.',
    'error.INTERNAL_ERROR': 'Something went wrong in the service. See its log for details.',
    'error.SERVICE_UNAVAILABLE': 'The service is temporarily unavailable.',
  },
  fr: {
    'error.UNREACHABLE': 'Le service est injoignable.',
    'error.VALIDATION_FAILED': 'Une valeur n’est pas acceptée.',
    'error.fields': 'Pas accepté : {fields}.',
    'error.UNAUTHORIZED': 'Le service n’accepte pas ce jeton, ou il a expiré.',
    'error.FORBIDDEN': 'Cela ne vous est pas permis.',
    'error.ACCOUNT_INACTIVE': 'Votre compte est désactivé.',
    'error.ACCOUNT_REQUIRED': 'Le jeton ne désigne aucun compte de ce service.',
    'error.IMPERSONATION_FORBIDDEN': 'Il n’est pas permis d’agir au nom de ce compte.',
    'error.ACCOUNT_NOT_FOUND': 'Ce compte n’existe pas ou a été effacé.',
    'error.ACCOUNT_HANDLE_TAKEN': 'Un autre auteur porte ce nom, ou le portait il y a peu.',
    'error.ANNOUNCEMENT_NOT_FOUND': 'Cette annonce n’existe plus.',
    'error.CATALOG_AUTHOR_NOT_FOUND': 'Aucun auteur actif ne porte ce nom.',
    'error.DEAL_COLLECTION_NOT_FOUND': 'Cette collection n’est pas ouverte.',
    'error.GRANT_NOT_FOUND': 'Ce droit n’existe plus.',
    'error.LAST_ADMIN': 'Le dernier administrateur actif doit le rester. Nommez-en d’abord un autre.',
    'error.SHARING_GROUP_NOT_FOUND': 'Ce groupe n’existe pas, ou vous n’en êtes plus membre.',
    'error.SHARING_GROUP_FULL': 'Ce groupe est complet : il compte 500 membres au plus.',
    'error.GRANT_REVOKED': 'Ce droit a été retiré et le reste.',
    'error.IDEMPOTENCY_KEY_REUSED': 'Ce formulaire a déjà été envoyé avec d’autres valeurs. Rouvrez-le.',
    'error.PRECONDITION_FAILED':
      'Quelqu’un d’autre l’a modifié entre-temps. Rien n’a été écrit ; voici son état actuel.',
    'error.NO_BOARDS_FOUND':
      'Il n’y a pas de donne ici. Choisissez un fichier PBN ou LIN, ou le lien d’une donne avec ses cartes.',
    'error.QUOTA_EXCEEDED':
      'Votre compte n’a plus de place. Mettez à la corbeille ce qui ne sert plus, et supprimez-le.',
    'error.COLLECTION_CEILING_REACHED':
      'Votre abonnement n’a plus de place pour une collection. Archivez-en une qui ne sert plus.',
    'error.RATE_LIMITED': 'Trop de requêtes. Patientez un instant.',
    'error.INTERNAL_ERROR': 'Le service a échoué. Son journal en dit plus.',
    'error.SERVICE_UNAVAILABLE': 'Le service n’est pas disponible pour l’instant.',
  },
})
