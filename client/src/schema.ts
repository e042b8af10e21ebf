// Made from client/openapi.json by `npm run client`; not to be changed by hand.
export interface paths {
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account, for itself, an admin or an internal backend */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Erase an account: by itself or an admin
         * @description For ever. Deals stay without an owner and collections are archived, for nobody; everything else that is kept about the account goes, and its handle is given to nobody for 90 days. The last active admin is not erased.
         */
        delete: operations["eraseAccount"];
        options?: never;
        head?: never;
        /**
         * Change an account: by itself, an admin or an internal backend
         * @description A merge patch (RFC 7396). `role`, `isActive`, `certified`, `avatarTrusted`, `signupSource` and `email` are for admins and internal backends; an owner who sends one is refused with `meta.fields`.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/accounts/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The account of the caller, made at the first call */
        get: operations["getOwnAccount"];
        put?: never;
        post?: never;
        /**
         * Erase the account of the caller
         * @description For ever. Deals stay without an owner and collections are archived, for nobody; everything else that is kept about the account goes, and its handle is given to nobody for 90 days. The last active admin is not erased.
         */
        delete: operations["eraseOwnAccount"];
        options?: never;
        head?: never;
        /** Change the account of the caller */
        patch: operations["updateOwnAccount"];
        trace?: never;
    };
    "/accounts/me/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who acted as the caller, when, and what was done, newest first */
        get: operations["listOwnAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/complete-onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply the onboarding values and mark the account onboarded
         * @description May be repeated: the values of the last call stand, and `onboardedAt` is that of the first.
         */
        post: operations["completeOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is kept about the caller, in one document
         * @description One at a time: another one meanwhile is refused with `EXPORT_RUNNING`.
         */
        get: operations["exportOwnAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/me/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the caller is, or is not, in the catalog */
        get: operations["explainOwnExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find accounts by name or e-mail
         * @description At most 20 active accounts. A term of three characters or more is looked for anywhere in the name or in the part of the e-mail before the @, one of two only at the start of the name or the address. Case and accents do not count.
         */
        get: operations["searchAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banner and the news that the caller sees now, with its read marks */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/announcements/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an announcement as read; a banner is closed by it
         * @description May be repeated: the first `readAt` stays.
         */
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts with an e-mail address, compared without case */
        get: operations["apiFindAccounts"];
        put?: never;
        /** Make an account ahead of its first sign-in */
        post: operations["apiCreateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account */
        get: operations["apiGetAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grants of an account, newest start first */
        get: operations["apiListGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accounts/{id}/grants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write a grant; repeatable
         * @description Without `startsAt` a new grant starts now and a known one keeps its start.
         */
        put: operations["apiPutGrant"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deals, newest first; not a serve */
        get: operations["apiListDeals"];
        put?: never;
        /**
         * Create a deal of an account
         * @description Dealer and vulnerability default from the board number. The auction has to be legal.
         */
        post: operations["apiCreateDeal"];
        delete?: never;
        options?: never;
        head?: never;
        /** Set sharing or themes of several deals, on all of them or on none */
        patch: operations["apiUpdateDeals"];
        trace?: never;
    };
    "/api/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hand out a deal to a player
         * @description A serve: it is recorded, and the player pays one of the day's allowance. A bearer token beside the API key names the player; without one, or with one that is bad or names no active account, the player is anonymous, pays nothing and is never refused. Deals of every owner, sharing and lifecycle are served; `lifecycle` tells one in the trash or without an owner. Under the same `Idempotency-Key` the same request, of the same player, pays once. `?serve=false` is a plain read, with an `ETag` and `serve: null`, and a `Link` to the deal's files and a hand viewer; `HEAD` is never a serve.
         */
        get: operations["apiServeDeal"];
        /** Overwrite a deal; what is left out has its default again */
        put: operations["apiOverwriteDeal"];
        post?: never;
        /** Delete a trashed deal for ever; it leaves every collection */
        delete: operations["apiDeleteDeal"];
        options?: never;
        head?: never;
        /**
         * Change a deal
         * @description A merge patch (RFC 7396). `publishedAt` is set the first time the deal becomes public, and stays.
         */
        patch: operations["apiUpdateDeal"];
        trace?: never;
    };
    "/api/deals/{id}.lin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deal as a LIN file */
        get: operations["apiGetDealAsLin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deal as a PBN file */
        get: operations["apiGetDealAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal as a hand diagram
         * @description With a title and a description for screen readers.
         */
        get: operations["apiDrawDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back from the trash */
        post: operations["apiRestoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put into the trash */
        post: operations["apiTrashDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a PBN or LIN file as private deals of an account
         * @description The good boards are kept, all in one transaction; each bad one is named with its line, and so is what a deal has no field for.
         */
        post: operations["apiImportDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/grants/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a grant at once */
        post: operations["apiRevokeGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction-systems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The auction systems an account may choose from, by sortOrder */
        get: operations["listAuctionSystems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts table */
        get: operations["backOfficeListAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account with its grants and its numbers */
        get: operations["backOfficeGetAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The avatar of an account as a picture, trusted or not */
        get: operations["backOfficeGetAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The grants of an account, newest start first */
        get: operations["backOfficeListGrants"];
        put?: never;
        /** Give a grant by hand */
        post: operations["backOfficeGiveGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/accounts/{id}/grants/{grantId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a grant of an account at once */
        post: operations["backOfficeRevokeGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every announcement, newest first */
        get: operations["backOfficeListAnnouncements"];
        put?: never;
        /** Write an announcement; without `publishedAt` it is a draft */
        post: operations["backOfficeCreateAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An announcement */
        get: operations["backOfficeGetAnnouncement"];
        put?: never;
        post?: never;
        /** Delete an announcement with its read marks */
        delete: operations["backOfficeDeleteAnnouncement"];
        options?: never;
        head?: never;
        /** Change an announcement (merge patch) */
        patch: operations["backOfficeUpdateAnnouncement"];
        trace?: never;
    };
    "/back-office/announcements/{id}/reset-reads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an announcement unread again for everyone */
        post: operations["backOfficeResetReads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/announcements/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an account sees at a moment */
        get: operations["backOfficePreviewAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit trail, newest first */
        get: operations["backOfficeAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/form-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent through the public forms, newest first */
        get: operations["backOfficeListFormSubmissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/back-office/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Daily statistics, by UTC day */
        get: operations["backOfficeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An author with badges */
        get: operations["getAuthor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The avatar of an author as a picture, once it is trusted */
        get: operations["getAuthorAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An author's shared collections, newest first */
        get: operations["listAuthorCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An author's public deals, most recently published first */
        get: operations["listAuthorDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/authors/{handle}/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Follow an author; repeatable */
        put: operations["followAuthor"];
        post?: never;
        /** Unfollow an author; repeatable, whatever the handle */
        delete: operations["leaveAuthor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/collections/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public deals of a shared collection that its owner authored, in its order */
        get: operations["listSharedCollectionDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public deals of all authors, most recently published first */
        get: operations["listRecentDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public deals of the authors that the caller follows, most recently published first */
        get: operations["listFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalog/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The authors that the caller follows */
        get: operations["listSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The collections of the caller, newest first */
        get: operations["listCollections"];
        put?: never;
        /**
         * Make a collection
         * @description Holds deals of the caller, and public deals of others.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A collection of the caller, with its deals when asked for */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /** Delete a collection; its deals stay */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /** Change title or description */
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/collections/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deals of a collection of the caller as one PBN file, in its order
         * @description Each board has a number of its own: those of the deals where all have different ones, else 1, 2, 3 and so on.
         */
        get: operations["getCollectionAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Archive */
        post: operations["archiveCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the whole ordered list of deals */
        put: operations["setCollectionDeals"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the collection is, or is not, in the catalog */
        get: operations["explainCollectionExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/public-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Open the public link, for a time or for good */
        put: operations["openPublicLink"];
        post?: never;
        /** Close the public link */
        delete: operations["closePublicLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back from the archive, while the plan carries it */
        post: operations["unarchiveCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deals of the caller, newest first */
        get: operations["listDeals"];
        put?: never;
        /**
         * Create a deal
         * @description Dealer and vulnerability default from the board number. The auction has to be legal.
         */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        /** Set sharing or themes of several deals, on all of them or on none */
        patch: operations["updateDeals"];
        trace?: never;
    };
    "/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal of the caller, or one shared with a group of the caller
         * @description Without `personalThemes`, `inspirations` and `sharingGroupIds` for everyone but the owner. The header `Link` names the deal as PBN, LIN and SVG, and an address (`rel="related"`) that opens it in a hand viewer.
         */
        get: operations["getDeal"];
        /** Overwrite a deal of the caller; what is left out has its default again */
        put: operations["overwriteDeal"];
        post?: never;
        /** Delete a trashed deal for ever; it leaves every collection */
        delete: operations["deleteDeal"];
        options?: never;
        head?: never;
        /**
         * Change a deal of the caller
         * @description A merge patch (RFC 7396). `publishedAt` is set the first time the deal becomes public, and stays.
         */
        patch: operations["updateDeal"];
        trace?: never;
    };
    "/deals/{id}.lin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deal as a LIN file */
        get: operations["getDealAsLin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}.pbn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deal as a PBN file */
        get: operations["getDealAsPbn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A deal as a hand diagram
         * @description With a title and a description for screen readers.
         */
        get: operations["drawDeal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why the deal is, or is not, in the catalog */
        get: operations["explainDealExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back from the trash */
        post: operations["restoreDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/{id}/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put into the trash */
        post: operations["trashDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deals/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a PBN or LIN file as private deals of the caller
         * @description The good boards are kept, all in one transaction; each bad one is named with its line, and so is what a deal has no field for.
         */
        post: operations["importDeals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the team */
        post: operations["sendContactForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the newsletter */
        post: operations["sendNewsletterForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process answers */
        get: operations["isLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database and identity keys are there, and the process is not stopping */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Metrics of this instance, for Prometheus */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/collections/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A collection through its public link
         * @description For students. Holds all its active deals, those that are private or shared with a group included, and deals of other authors while they are public. A link that is unknown, closed or outside its window answers 404, and so does one of a collection that is archived or degraded or whose owner is inactive: nothing tells the one from the other.
         */
        get: operations["readPublicCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The groups that the caller owns or has joined */
        get: operations["listSharingGroups"];
        put?: never;
        /** Make a group */
        post: operations["createSharingGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A group of the caller */
        get: operations["getSharingGroup"];
        put?: never;
        post?: never;
        /** Delete a group; deals that no other group shares become private */
        delete: operations["deleteSharingGroup"];
        options?: never;
        head?: never;
        /** Rename a group; for its owner */
        patch: operations["updateSharingGroup"];
        trace?: never;
    };
    "/sharing-groups/{id}/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The deals shared with a group, newest first */
        get: operations["listSharingGroupDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing-groups/{id}/members/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take an account into a group; for its owner */
        put: operations["addSharingGroupMember"];
        post?: never;
        /**
         * Take an account out of a group, for its owner; or leave it oneself
         * @description Repeatable: who leaves is answered 204 whatever the group.
         */
        delete: operations["removeSharingGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** @example en */
            appLanguage: string | null;
            auctionSystem: components["schemas"]["AuctionSystem"] | null;
            /** @description Set by an admin; others see the avatar only then. */
            avatarTrusted: boolean;
            avatarUrl: string | null;
            certified: boolean;
            /** @example FR */
            country: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            displayName: string;
            email: string;
            firstName: string | null;
            /** @description The address of the author's page. */
            handle: string | null;
            /** @example auth0|alice */
            id: string;
            isActive: boolean;
            isOrganisation: boolean;
            /** @example fr */
            language: string | null;
            lastName: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            onboardedAt: string | null;
            organisationName: string | null;
            preferences: {
                dealsExplorer: {
                    columnOrder: string[];
                    columnVisibility: {
                        [key: string]: boolean;
                    };
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                groupsList: {
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                sessionsList: {
                    /** @enum {string} */
                    viewMode: "grid" | "list" | "table";
                };
                shareTemplates: {
                    mail: {
                        body: {
                            children: {
                                bold: boolean;
                                italic: boolean;
                                text: string;
                                /** @enum {string} */
                                type: "text";
                            }[];
                            /** @enum {string} */
                            type: "paragraph";
                        }[];
                        subject: string;
                    };
                    whatsapp: {
                        body: {
                            children: {
                                bold: boolean;
                                italic: boolean;
                                text: string;
                                /** @enum {string} */
                                type: "text";
                            }[];
                            /** @enum {string} */
                            type: "paragraph";
                        }[];
                    };
                };
                /** @enum {string} */
                theme: "light" | "dark" | "system";
            };
            /** @enum {string} */
            role: "teacher" | "player" | "admin";
            /** @description Lets members of the same sharing group see the e-mail. */
            showEmailPublicly: boolean;
            /** @enum {string} */
            signupSource: "app" | "backend" | "import" | "invite";
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description Everything that is kept about an account. */
        AccountExport: {
            account: components["schemas"]["Account"];
            announcementReads: {
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                readAt: string;
            }[];
            auditRecords: components["schemas"]["AuditRecord"][];
            collections: components["schemas"]["Collection"][];
            deals: components["schemas"]["Deal"][];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            exportedAt: string;
            grants: components["schemas"]["Grant"][];
            /** @description Deals handed out to the account, as long as they are kept one by one. */
            serves: {
                dealId: string;
                id: string;
                /**
                 * Format: date-time
                 * @example 2026-03-01T09:30:00.000Z
                 */
                servedAt: string;
            }[];
            /** @description Those owned and those joined. */
            sharingGroups: components["schemas"]["SharingGroup"][];
            subscriptions: {
                displayName: string;
                handle: string | null;
            }[];
        };
        AccountOverview: {
            account: components["schemas"]["Account"];
            collections: {
                archived: number;
                closed: number;
                degraded: number;
                open: number;
            };
            deals: {
                byLifecycle: {
                    active: number;
                    orphaned: number;
                    trashed: number;
                };
                bySharing: {
                    group: number;
                    private: number;
                    public: number;
                };
            };
            grants: components["schemas"]["Grant"][];
            lastImpersonation: components["schemas"]["AuditRecord"] | null;
            /** @description Serves that the account paid, today and on the 29 days before. */
            servesIn30Days: number;
            sharingGroups: {
                joined: number;
                owned: number;
            };
        };
        Announcement: {
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app.
             * @example /deals
             */
            actionPath: string | null;
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "banner" | "news";
            pinned: boolean;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string;
            /**
             * Format: date-time
             * @description When the current account first read it.
             */
            readAt: string | null;
            title: {
                [key: string]: string;
            };
        };
        Announcements: {
            /** @description Of the visible banners not yet read: pinned ones first, then the newest. */
            banner: components["schemas"]["Announcement"] | null;
            /** @description Pinned ones first, then the newest; at most 100. */
            news: components["schemas"]["Announcement"][];
            /**
             * Format: date-time
             * @description The next moment at which this changes by time alone.
             */
            nextChangeAt: string | null;
            /** @description Visible banners and news without a read mark. */
            unreadCount: number;
        };
        AuctionSystem: {
            id: string;
            identifier: string;
            labels: {
                [key: string]: string;
            };
            sortOrder: number;
        };
        AuditRecord: {
            /**
             * @description What was done; of an impersonated request its method and the pattern of its route.
             * @example account.update
             * @example PATCH /deals/{id}
             */
            action: string;
            actor: {
                id: string | null;
                /** @enum {string} */
                type: "account" | "service";
            };
            /** @description The account that an admin acted as. */
            as: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            at: string;
            changes: {
                [key: string]: {
                    after?: unknown;
                    before?: unknown;
                };
            };
            id: string;
            parameters: {
                [key: string]: string | null;
            };
            requestId: string;
            subject: {
                id: string;
                /** @enum {string} */
                type: "account" | "announcement" | "grant";
            };
        };
        Author: {
            /** @description Only once trusted. */
            avatarUrl: string | null;
            /** @description In display order. */
            badges: ("certified" | "premium")[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            displayName: string;
        };
        /** @description The author of a deal in a list of several authors. */
        AuthorCard: {
            avatarUrl: string | null;
            badges: ("certified" | "premium")[];
            displayName: string;
            handle: string;
        };
        AuthoredDeal: {
            auction: string[];
            author: components["schemas"]["AuthorCard"];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        Collection: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description In the order of the collection. */
            dealIds: string[];
            /** @description Past what the owner's plan carries: readable and deletable, nothing else. */
            degraded: boolean;
            description: string | null;
            id: string;
            ownerId: string;
            publicEnabled: boolean;
            /** @description Made when the link is first opened. */
            publicToken: string | null;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description With its deals when they are asked for. */
        CollectionWithDeals: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            archivedAt: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableFrom: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            availableUntil: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description In the order of the collection. */
            dealIds: string[];
            deals?: components["schemas"]["ReadableDeal"][];
            /** @description Past what the owner's plan carries: readable and deletable, nothing else. */
            degraded: boolean;
            description: string | null;
            id: string;
            ownerId: string;
            publicEnabled: boolean;
            /** @description Made when the link is first opened. */
            publicToken: string | null;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description Derived from a finished auction. */
        Contract: {
            /** @enum {string|null} */
            declarer: "N" | "E" | "S" | "W" | null;
            /** @enum {number} */
            doubled: 0 | 1 | 2;
            /** @description 0 when the board was passed out. */
            level: number;
            /** @enum {string|null} */
            strain: "C" | "D" | "H" | "S" | "NT" | null;
        };
        /** @description A deal as its owner and internal backends see it. */
        Deal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            inspirations: string[];
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            personalThemes: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            sharingGroupIds: string[];
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description Every failure answers with this. The codes stand in docs/errors.md. */
        Error: {
            /** @example DEAL_NOT_FOUND */
            code: string;
            message: string;
            meta: {
                [key: string]: unknown;
            };
        };
        /** @description Exposed while every rule passes. */
        Exposure: {
            exposed: boolean;
            rules: {
                detail: string;
                passes: boolean;
                /** @example dealPublic */
                rule: string;
            }[];
        };
        /** @description What somebody sent through a form. */
        FormSubmission: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description As it was written; nobody has verified it. */
            email: string;
            /** @enum {string} */
            form: "contact" | "newsletter";
            id: string;
            locale: string | null;
            message: string | null;
            name: string | null;
        };
        Grant: {
            accountId: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            endsAt: string | null;
            /** @example collections */
            feature: string;
            id: string;
            /** @description null is no limit. */
            limit: number | null;
            plan: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            revokedAt: string | null;
            /** @enum {string} */
            source: "subscription" | "manual" | "trial" | "partner";
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            startsAt: string;
        };
        /** @description An announcement as admins see it. */
        ManagedAnnouncement: {
            actionLabel: {
                [key: string]: string;
            };
            /**
             * @description A path inside the app.
             * @example /deals
             */
            actionPath: string | null;
            audience: {
                countries: string[];
                languages: string[];
                roles: ("teacher" | "player" | "admin")[];
            };
            body: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            expiresAt: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "banner" | "news";
            pinned: boolean;
            /**
             * Format: date-time
             * @description null: a draft.
             */
            publishedAt: string | null;
            readCount: number;
            /** @enum {string} */
            state: "draft" | "scheduled" | "live" | "over";
            title: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        Pagination: {
            page: number;
            pageSize: number;
            total: number;
            totalPages: number;
        };
        /** @description A collection as students see it through its link. */
        PublicCollection: {
            author: {
                /** @description Only once trusted. */
                avatarUrl: string | null;
                /** @description In display order. */
                badges: ("certified" | "premium")[];
                displayName: string;
            };
            /** @description In the order of the collection. */
            deals: components["schemas"]["PublicDeal"][];
            description: string | null;
            title: string;
        };
        /** @description A deal as students see it: as everyone else does, without its owner. */
        PublicDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description A deal as its reader may see it: for its owner with what is personal. */
        ReadableDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            inspirations?: string[];
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            personalThemes?: string[];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            sharingGroupIds?: string[];
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        /** @description One deal handed out to one player. */
        Serve: {
            id: string;
            /** @description Who paid; null is an anonymous player. */
            playerId: string | null;
            /** @description What the player has left until midnight in UTC; null where there is no limit. */
            remaining: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            servedAt: string;
        };
        SharedCollection: {
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @description Exposed deals only. */
            dealCount: number;
            description: string | null;
            id: string;
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
        };
        /** @description A deal as everyone else sees it: without personal themes, inspirations and sharing groups. */
        SharedDeal: {
            auction: string[];
            boardNumber: number | null;
            commentary: {
                children: {
                    bold: boolean;
                    italic: boolean;
                    text: string;
                    /** @enum {string} */
                    type: "text";
                }[];
                /** @enum {string} */
                type: "paragraph";
            }[];
            contract: components["schemas"]["Contract"] | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            createdAt: string;
            /** @enum {string} */
            dealer: "N" | "E" | "S" | "W";
            hands: {
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                E: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                N: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                S: string | null;
                /**
                 * @description A PBN hand: spades.hearts.diamonds.clubs.
                 * @example AKQ.JT9.876.5432
                 */
                W: string | null;
            };
            id: string;
            /** @enum {string} */
            lifecycle: "active" | "trashed" | "orphaned";
            ownerId: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            publishedAt: string | null;
            /** @enum {string} */
            sharing: "private" | "public" | "group";
            themes: string[];
            title: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.000Z
             */
            updatedAt: string;
            /** @enum {string} */
            vulnerability: "None" | "NS" | "EW" | "All";
        };
        SharingGroup: {
            id: string;
            members: {
                avatarUrl: string | null;
                displayName: string;
                /** @description Only of those who show it publicly, and to the owner. */
                email: string | null;
                id: string;
            }[];
            name: string;
            ownerId: string;
        };
        SlimAccount: {
            /** @description Only once trusted. */
            avatarUrl: string | null;
            displayName: string;
            email: string;
            id: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "whatsapp": {
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Admins and internal backends only, as the five below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "whatsapp": {
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/merge-patch+json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Admins and internal backends only, as the five below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    eraseOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "whatsapp": {
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Admins and internal backends only, as the five below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
                /**
                 * @example {
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "whatsapp": {
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "displayName": "Alice Martin",
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "role": "teacher",
                 *       "isActive": false,
                 *       "certified": false,
                 *       "avatarTrusted": false,
                 *       "signupSource": "app",
                 *       "email": "alice.martin@example.org"
                 *     }
                 */
                "application/merge-patch+json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    avatarTrusted?: boolean;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    certified?: boolean;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName?: string;
                    /** Format: email */
                    email?: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isActive?: boolean;
                    isOrganisation?: boolean;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    /**
                     * @description Admins and internal backends only, as the five below.
                     * @enum {string}
                     */
                    role?: "teacher" | "player" | "admin";
                    showEmailPublicly?: boolean;
                    /** @enum {string} */
                    signupSource?: "app" | "backend" | "import" | "invite";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listOwnAccessLog: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "text",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "action": "GET /deals",
                     *           "parameters": {},
                     *           "requestId": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        entries: {
                            /**
                             * @description The method of the request and the pattern of its route.
                             * @example GET /deals
                             * @example PATCH /deals/{id}
                             */
                            action: string;
                            actor: {
                                id: string | null;
                                type: string;
                            };
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            at: string;
                            id: string;
                            parameters: {
                                [key: string]: string | null;
                            };
                            requestId: string;
                        }[];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    completeOnboarding: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Alice Martin",
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "isOrganisation": false
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    isOrganisation?: boolean | null;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    exportOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept about an account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-03-01T09:30:00.000Z",
                     *       "account": {
                     *         "id": "auth0|alice",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "text",
                     *         "lastName": "text",
                     *         "organisationName": "text",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         },
                     *         "isActive": false,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "text",
                     *         "avatarTrusted": false,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "grid",
                     *             "columnVisibility": {},
                     *             "columnOrder": [
                     *               "text"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "text",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "whatsapp": {
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "light"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "certified": false,
                     *         "handle": "text"
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ],
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "description": "text",
                     *           "dealIds": [
                     *             "text"
                     *           ],
                     *           "publicEnabled": false,
                     *           "publicToken": "text",
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-03-01T09:30:00.000Z",
                     *           "archivedAt": "2026-03-01T09:30:00.000Z",
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "text",
                     *           "members": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000000",
                     *               "email": "text",
                     *               "displayName": "Alice Martin",
                     *               "avatarUrl": "text"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "subscriptions": [
                     *         {
                     *           "handle": "text",
                     *           "displayName": "Alice Martin"
                     *         }
                     *       ],
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "announcementReads": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "serves": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "dealId": "text",
                     *           "servedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "auditRecords": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "as": "text",
                     *           "action": "account.update",
                     *           "parameters": {},
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "changes": {},
                     *           "requestId": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    explainOwnExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exposed while every rule passes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    searchAccounts: {
        parameters: {
            query: {
                /** @description Whether the requesting account may be among the results. */
                includeSelf?: boolean;
                /** @description Part of a name, or of an e-mail before the @. */
                q: string;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "text"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SlimAccount"][];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "kind": "banner",
                     *         "title": {},
                     *         "body": {},
                     *         "actionLabel": {},
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-03-01T09:30:00.000Z",
                     *         "readAt": "2026-03-01T09:30:00.000Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "unreadCount": 1,
                     *       "nextChangeAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "readAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiFindAccounts: {
        parameters: {
            query: {
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "auth0|alice",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "text",
                     *           "lastName": "text",
                     *           "organisationName": "text",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000000",
                     *             "identifier": "text",
                     *             "labels": {},
                     *             "sortOrder": 1
                     *           },
                     *           "isActive": false,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "text",
                     *           "avatarTrusted": false,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "grid",
                     *               "columnVisibility": {},
                     *               "columnOrder": [
                     *                 "text"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "text",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               },
                     *               "whatsapp": {
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "light"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "certified": false,
                     *           "handle": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiCreateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "auth0|alice",
                 *       "email": "alice.martin@example.org",
                 *       "displayName": "Alice Martin",
                 *       "firstName": "text",
                 *       "lastName": "text",
                 *       "organisationName": "text",
                 *       "country": "FR",
                 *       "language": "fr",
                 *       "appLanguage": "fr",
                 *       "auctionSystemId": "text",
                 *       "handle": "alice-martin",
                 *       "avatarUrl": "https://example.org/avatar.png",
                 *       "preferences": {
                 *         "dealsExplorer": {
                 *           "viewMode": "grid",
                 *           "columnVisibility": {},
                 *           "columnOrder": [
                 *             "text"
                 *           ]
                 *         },
                 *         "groupsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "sessionsList": {
                 *           "viewMode": "grid"
                 *         },
                 *         "shareTemplates": {
                 *           "mail": {
                 *             "subject": "text",
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           },
                 *           "whatsapp": {
                 *             "body": [
                 *               {
                 *                 "type": "paragraph",
                 *                 "children": [
                 *                   {
                 *                     "type": "text",
                 *                     "text": "text",
                 *                     "bold": false,
                 *                     "italic": false
                 *                   }
                 *                 ]
                 *               }
                 *             ]
                 *           }
                 *         },
                 *         "theme": "light"
                 *       },
                 *       "isOrganisation": false,
                 *       "showEmailPublicly": false,
                 *       "signupSource": "backend"
                 *     }
                 */
                "application/json": {
                    /** Format: language-tag */
                    appLanguage?: string | null;
                    auctionSystemId?: string | null;
                    /** Format: https-url */
                    avatarUrl?: string | null;
                    /** Format: country */
                    country?: string | null;
                    /** Format: name */
                    displayName: string;
                    /** Format: email */
                    email: string;
                    /** Format: name */
                    firstName?: string | null;
                    /** Format: handle */
                    handle?: string | null;
                    /**
                     * Format: account-id
                     * @description The `sub` that the identity provider will name.
                     */
                    id: string;
                    isOrganisation?: boolean | null;
                    /** Format: language-tag */
                    language?: string | null;
                    /** Format: name */
                    lastName?: string | null;
                    /** Format: name */
                    organisationName?: string | null;
                    preferences?: {
                        dealsExplorer?: {
                            columnOrder?: string[] | null;
                            columnVisibility?: {
                                [key: string]: boolean | null;
                            } | null;
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        groupsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        sessionsList?: {
                            /** @enum {string|null} */
                            viewMode?: "grid" | "list" | "table" | null;
                        } | null;
                        shareTemplates?: {
                            mail?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                                /** Format: line */
                                subject?: string | null;
                            } | null;
                            whatsapp?: {
                                body?: {
                                    children: {
                                        bold?: boolean | null;
                                        italic?: boolean | null;
                                        text: string;
                                        /** @enum {string} */
                                        type: "text";
                                    }[];
                                    /** @enum {string} */
                                    type: "paragraph";
                                }[] | null;
                            } | null;
                        } | null;
                        /** @enum {string|null} */
                        theme?: "light" | "dark" | "system" | null;
                    } | null;
                    showEmailPublicly?: boolean | null;
                    /**
                     * @default backend
                     * @enum {string|null}
                     */
                    signupSource?: "app" | "backend" | "import" | "invite" | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "auth0|alice",
                     *       "email": "text",
                     *       "displayName": "Alice Martin",
                     *       "firstName": "text",
                     *       "lastName": "text",
                     *       "organisationName": "text",
                     *       "country": "FR",
                     *       "language": "fr",
                     *       "appLanguage": "en",
                     *       "auctionSystem": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "identifier": "text",
                     *         "labels": {},
                     *         "sortOrder": 1
                     *       },
                     *       "isActive": false,
                     *       "role": "teacher",
                     *       "signupSource": "app",
                     *       "isOrganisation": false,
                     *       "showEmailPublicly": false,
                     *       "avatarUrl": "text",
                     *       "avatarTrusted": false,
                     *       "preferences": {
                     *         "dealsExplorer": {
                     *           "viewMode": "grid",
                     *           "columnVisibility": {},
                     *           "columnOrder": [
                     *             "text"
                     *           ]
                     *         },
                     *         "groupsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "sessionsList": {
                     *           "viewMode": "grid"
                     *         },
                     *         "shareTemplates": {
                     *           "mail": {
                     *             "subject": "text",
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "whatsapp": {
                     *             "body": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "children": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "text",
                     *                     "bold": false,
                     *                     "italic": false
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "theme": "light"
                     *       },
                     *       "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "certified": false,
                     *       "handle": "text"
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        grants: components["schemas"]["Grant"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiPutGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grantId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "text",
                 *       "feature": "text",
                 *       "limit": 0,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2026-03-01T09:30:00.000Z",
                 *       "source": "subscription"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    endsAt?: string | null;
                    feature: string;
                    limit?: number | null;
                    plan?: string | null;
                    /** @enum {string} */
                    source: "subscription" | "manual" | "trial" | "partner";
                    /** Format: date-time */
                    startsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiListDeals: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                /** @description An unknown owner has no deals. */
                ownerId?: string;
                page?: number;
                pageSize?: number;
                sharing?: "private" | "public" | "group";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiCreateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ownerId": "text",
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    ownerId: string;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiUpdateDeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "text"
                 *       ],
                 *       "set": {
                 *         "sharing": "private",
                 *         "sharingGroupIds": [
                 *           "text"
                 *         ],
                 *         "themes": [
                 *           "text"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    set: {
                        /** @enum {string|null} */
                        sharing?: "private" | "public" | "group" | null;
                        sharingGroupIds?: string[] | null;
                        themes?: string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiServeDeal: {
        parameters: {
            query?: {
                /** @description false: a read that is not a serve. */
                serve?: boolean;
            };
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deal": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "ownerId": "text",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 1,
                     *         "dealer": "N",
                     *         "vulnerability": "None",
                     *         "hands": {
                     *           "N": "AKQ.JT9.876.5432",
                     *           "E": "AKQ.JT9.876.5432",
                     *           "S": "AKQ.JT9.876.5432",
                     *           "W": "AKQ.JT9.876.5432"
                     *         },
                     *         "auction": [
                     *           "text"
                     *         ],
                     *         "contract": {
                     *           "level": 0,
                     *           "strain": "C",
                     *           "doubled": 0,
                     *           "declarer": "N"
                     *         },
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "text",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "text"
                     *         ],
                     *         "sharing": "private",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "personalThemes": [
                     *           "text"
                     *         ],
                     *         "inspirations": [
                     *           "text"
                     *         ],
                     *         "sharingGroupIds": [
                     *           "text"
                     *         ]
                     *       },
                     *       "serve": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "playerId": "text",
                     *         "servedAt": "2026-03-01T09:30:00.000Z",
                     *         "remaining": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deal: components["schemas"]["Deal"];
                        serve: components["schemas"]["Serve"] | null;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No serve left */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiOverwriteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiDeleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiUpdateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiGetDealAsLin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-lin": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiGetDealAsPbn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiDrawDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiRestoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiTrashDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiImportDeals: {
        parameters: {
            query: {
                ownerId: string;
            };
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-lin": unknown;
                "application/x-pbn": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": 1,
                     *       "repeated": 1,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text"
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description In the order of the file. */
                        ids: string[];
                        imported: number;
                        /** @description The records of the file that could not be read as boards: the first 1000 of them. */
                        rejected: {
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many records of the file are no board. */
                        rejectedTotal: number;
                        /** @description Records of a board that an earlier record of the file holds. */
                        repeated: number;
                        /** @description What of the imported boards is not kept: each once, with the first board that had it; the first 1000 of them. */
                        warnings: {
                            /** @description How many boards it applies to. */
                            boards: number;
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many different warnings there were. Counting stops at 10000. */
                        warningsTotal: number;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    apiRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuctionSystems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "auctionSystems": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        auctionSystems: components["schemas"]["AuctionSystem"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeListAccounts: {
        parameters: {
            query?: {
                certified?: boolean;
                isActive?: boolean;
                page?: number;
                pageSize?: number;
                /** @description In the name or in the e-mail. */
                q?: string;
                role?: "teacher" | "player" | "admin";
                /** @description With - in front: the other way round. */
                sort?: "createdAt" | "-createdAt" | "onboardedAt" | "-onboardedAt" | "displayName" | "-displayName" | "email" | "-email";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accounts": [
                     *         {
                     *           "id": "auth0|alice",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "firstName": "text",
                     *           "lastName": "text",
                     *           "organisationName": "text",
                     *           "country": "FR",
                     *           "language": "fr",
                     *           "appLanguage": "en",
                     *           "auctionSystem": {
                     *             "id": "01980000-0000-7000-8000-000000000000",
                     *             "identifier": "text",
                     *             "labels": {},
                     *             "sortOrder": 1
                     *           },
                     *           "isActive": false,
                     *           "role": "teacher",
                     *           "signupSource": "app",
                     *           "isOrganisation": false,
                     *           "showEmailPublicly": false,
                     *           "avatarUrl": "text",
                     *           "avatarTrusted": false,
                     *           "preferences": {
                     *             "dealsExplorer": {
                     *               "viewMode": "grid",
                     *               "columnVisibility": {},
                     *               "columnOrder": [
                     *                 "text"
                     *               ]
                     *             },
                     *             "groupsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "sessionsList": {
                     *               "viewMode": "grid"
                     *             },
                     *             "shareTemplates": {
                     *               "mail": {
                     *                 "subject": "text",
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               },
                     *               "whatsapp": {
                     *                 "body": [
                     *                   {
                     *                     "type": "paragraph",
                     *                     "children": [
                     *                       {
                     *                         "type": "text",
                     *                         "text": "text",
                     *                         "bold": false,
                     *                         "italic": false
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             },
                     *             "theme": "light"
                     *           },
                     *           "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "certified": false,
                     *           "handle": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        accounts: components["schemas"]["Account"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeGetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": {
                     *         "id": "auth0|alice",
                     *         "email": "text",
                     *         "displayName": "Alice Martin",
                     *         "firstName": "text",
                     *         "lastName": "text",
                     *         "organisationName": "text",
                     *         "country": "FR",
                     *         "language": "fr",
                     *         "appLanguage": "en",
                     *         "auctionSystem": {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "identifier": "text",
                     *           "labels": {},
                     *           "sortOrder": 1
                     *         },
                     *         "isActive": false,
                     *         "role": "teacher",
                     *         "signupSource": "app",
                     *         "isOrganisation": false,
                     *         "showEmailPublicly": false,
                     *         "avatarUrl": "text",
                     *         "avatarTrusted": false,
                     *         "preferences": {
                     *           "dealsExplorer": {
                     *             "viewMode": "grid",
                     *             "columnVisibility": {},
                     *             "columnOrder": [
                     *               "text"
                     *             ]
                     *           },
                     *           "groupsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "sessionsList": {
                     *             "viewMode": "grid"
                     *           },
                     *           "shareTemplates": {
                     *             "mail": {
                     *               "subject": "text",
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             },
                     *             "whatsapp": {
                     *               "body": [
                     *                 {
                     *                   "type": "paragraph",
                     *                   "children": [
                     *                     {
                     *                       "type": "text",
                     *                       "text": "text",
                     *                       "bold": false,
                     *                       "italic": false
                     *                     }
                     *                   ]
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "theme": "light"
                     *         },
                     *         "onboardedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z",
                     *         "certified": false,
                     *         "handle": "text"
                     *       },
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "deals": {
                     *         "bySharing": {
                     *           "private": 1,
                     *           "public": 1,
                     *           "group": 1
                     *         },
                     *         "byLifecycle": {
                     *           "active": 1,
                     *           "trashed": 1,
                     *           "orphaned": 1
                     *         }
                     *       },
                     *       "collections": {
                     *         "open": 1,
                     *         "closed": 1,
                     *         "archived": 1,
                     *         "degraded": 1
                     *       },
                     *       "sharingGroups": {
                     *         "owned": 1,
                     *         "joined": 1
                     *       },
                     *       "servesIn30Days": 1,
                     *       "lastImpersonation": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "at": "2026-03-01T09:30:00.000Z",
                     *         "actor": {
                     *           "type": "account",
                     *           "id": "01980000-0000-7000-8000-000000000000"
                     *         },
                     *         "as": "text",
                     *         "action": "account.update",
                     *         "parameters": {},
                     *         "subject": {
                     *           "type": "account",
                     *           "id": "01980000-0000-7000-8000-000000000000"
                     *         },
                     *         "changes": {},
                     *         "requestId": "text"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountOverview"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeGetAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeListGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "accountId": "text",
                     *           "source": "subscription",
                     *           "plan": "text",
                     *           "feature": "collections",
                     *           "limit": 1,
                     *           "startsAt": "2026-03-01T09:30:00.000Z",
                     *           "endsAt": "2026-03-01T09:30:00.000Z",
                     *           "revokedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        grants: components["schemas"]["Grant"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeGiveGrant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "text",
                 *       "feature": "text",
                 *       "limit": 0,
                 *       "startsAt": "2026-03-01T09:30:00.000Z",
                 *       "endsAt": "2026-03-01T09:30:00.000Z",
                 *       "source": "manual"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    endsAt?: string | null;
                    feature: string;
                    limit?: number | null;
                    plan?: string | null;
                    /** @enum {string} */
                    source: "manual" | "trial" | "partner";
                    /** Format: date-time */
                    startsAt?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeRevokeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grantId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "accountId": "text",
                     *       "source": "subscription",
                     *       "plan": "text",
                     *       "feature": "collections",
                     *       "limit": 1,
                     *       "startsAt": "2026-03-01T09:30:00.000Z",
                     *       "endsAt": "2026-03-01T09:30:00.000Z",
                     *       "revokedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Grant"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeListAnnouncements: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "announcements": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "audience": {
                     *             "roles": [
                     *               "teacher"
                     *             ],
                     *             "languages": [
                     *               "text"
                     *             ],
                     *             "countries": [
                     *               "text"
                     *             ]
                     *           },
                     *           "state": "draft",
                     *           "readCount": 1,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        announcements: components["schemas"]["ManagedAnnouncement"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeCreateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
                 *       "audience": {
                 *         "roles": [
                 *           "teacher"
                 *         ],
                 *         "languages": [
                 *           "fr"
                 *         ],
                 *         "countries": [
                 *           "FR"
                 *         ]
                 *       },
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/json": {
                    actionLabel?: {
                        [key: string]: string;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeGetAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeDeleteAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeUpdateAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
                 *       "audience": {
                 *         "roles": [
                 *           "teacher"
                 *         ],
                 *         "languages": [
                 *           "fr"
                 *         ],
                 *         "countries": [
                 *           "FR"
                 *         ]
                 *       },
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/json": {
                    actionLabel?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind?: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title?: {
                        [key: string]: string | null;
                    } | null;
                };
                /**
                 * @example {
                 *       "actionPath": "/deals",
                 *       "publishedAt": "2026-03-01T09:30:00.000Z",
                 *       "expiresAt": "2026-03-01T09:30:00.000Z",
                 *       "audience": {
                 *         "roles": [
                 *           "teacher"
                 *         ],
                 *         "languages": [
                 *           "fr"
                 *         ],
                 *         "countries": [
                 *           "FR"
                 *         ]
                 *       },
                 *       "kind": "banner",
                 *       "title": {},
                 *       "body": {},
                 *       "actionLabel": {},
                 *       "pinned": false
                 *     }
                 */
                "application/merge-patch+json": {
                    actionLabel?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: app-path */
                    actionPath?: string | null;
                    audience?: {
                        countries?: string[] | null;
                        languages?: string[] | null;
                        roles?: ("teacher" | "player" | "admin")[] | null;
                    } | null;
                    body?: {
                        [key: string]: string | null;
                    } | null;
                    /** Format: date-time */
                    expiresAt?: string | null;
                    /** @enum {string} */
                    kind?: "banner" | "news";
                    pinned?: boolean | null;
                    /** Format: date-time */
                    publishedAt?: string | null;
                    title?: {
                        [key: string]: string | null;
                    } | null;
                };
            };
        };
        responses: {
            /** @description An announcement as admins see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "kind": "banner",
                     *       "title": {},
                     *       "body": {},
                     *       "actionLabel": {},
                     *       "actionPath": "/deals",
                     *       "pinned": false,
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "expiresAt": "2026-03-01T09:30:00.000Z",
                     *       "audience": {
                     *         "roles": [
                     *           "teacher"
                     *         ],
                     *         "languages": [
                     *           "text"
                     *         ],
                     *         "countries": [
                     *           "text"
                     *         ]
                     *       },
                     *       "state": "draft",
                     *       "readCount": 1,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedAnnouncement"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeResetReads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficePreviewAnnouncements: {
        parameters: {
            query: {
                accountId: string;
                /** @description Defaults to now. */
                at?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "banner": {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "kind": "banner",
                     *         "title": {},
                     *         "body": {},
                     *         "actionLabel": {},
                     *         "actionPath": "/deals",
                     *         "pinned": false,
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "expiresAt": "2026-03-01T09:30:00.000Z",
                     *         "readAt": "2026-03-01T09:30:00.000Z"
                     *       },
                     *       "news": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "kind": "banner",
                     *           "title": {},
                     *           "body": {},
                     *           "actionLabel": {},
                     *           "actionPath": "/deals",
                     *           "pinned": false,
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "expiresAt": "2026-03-01T09:30:00.000Z",
                     *           "readAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "unreadCount": 1,
                     *       "nextChangeAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Announcements"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeAudit: {
        parameters: {
            query?: {
                /** @description The beginning of the action. */
                action?: string;
                /** @description The id of the account that acted. */
                actor?: string;
                /** @description The id of the account that was acted as. */
                as?: string;
                from?: string;
                page?: number;
                pageSize?: number;
                /** @description The id of what was acted on. */
                subject?: string;
                /** @description The first moment that is left out. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "at": "2026-03-01T09:30:00.000Z",
                     *           "actor": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "as": "text",
                     *           "action": "account.update",
                     *           "parameters": {},
                     *           "subject": {
                     *             "type": "account",
                     *             "id": "01980000-0000-7000-8000-000000000000"
                     *           },
                     *           "changes": {},
                     *           "requestId": "text"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        pagination: components["schemas"]["Pagination"];
                        records: components["schemas"]["AuditRecord"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeListFormSubmissions: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "formSubmissions": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "form": "contact",
                     *           "name": "Club teachers",
                     *           "email": "text",
                     *           "message": "text",
                     *           "locale": "text",
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        formSubmissions: components["schemas"]["FormSubmission"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    backOfficeStats: {
        parameters: {
            query?: {
                /** @description The first day; by default 30 days before `to`. */
                from?: string;
                /** @description The last day, at most 366 days on; by default today. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "day": "2026-03-01",
                     *           "accountsMade": 1,
                     *           "accountsOnboarded": 1,
                     *           "dealsMade": 1,
                     *           "dealsPublished": 1,
                     *           "dealsImported": 1,
                     *           "serves": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        days: {
                            accountsMade: number;
                            accountsOnboarded: number;
                            /** @example 2026-03-01 */
                            day: string;
                            /** @description Those of the deals made that came in a file. */
                            dealsImported: number;
                            dealsMade: number;
                            /** @description Deals that became public for the first time. */
                            dealsPublished: number;
                            serves: number;
                        }[];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "displayName": "Alice Martin",
                     *       "avatarUrl": "text",
                     *       "badges": [
                     *         "certified"
                     *       ],
                     *       "createdAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Author"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getAuthorAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/avif": string;
                    "image/gif": string;
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuthorCollections: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "title": "Counting the hand",
                     *         "description": "text",
                     *         "dealCount": 1,
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedCollection"][];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listAuthorDeals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["SharedDeal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    followAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    leaveAuthor: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                handle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSharedCollectionDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": "01980000-0000-7000-8000-000000000000",
                     *         "ownerId": "text",
                     *         "title": "Counting the hand",
                     *         "boardNumber": 1,
                     *         "dealer": "N",
                     *         "vulnerability": "None",
                     *         "hands": {
                     *           "N": "AKQ.JT9.876.5432",
                     *           "E": "AKQ.JT9.876.5432",
                     *           "S": "AKQ.JT9.876.5432",
                     *           "W": "AKQ.JT9.876.5432"
                     *         },
                     *         "auction": [
                     *           "text"
                     *         ],
                     *         "contract": {
                     *           "level": 0,
                     *           "strain": "C",
                     *           "doubled": 0,
                     *           "declarer": "N"
                     *         },
                     *         "commentary": [
                     *           {
                     *             "type": "paragraph",
                     *             "children": [
                     *               {
                     *                 "type": "text",
                     *                 "text": "text",
                     *                 "bold": false,
                     *                 "italic": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "themes": [
                     *           "text"
                     *         ],
                     *         "sharing": "private",
                     *         "lifecycle": "active",
                     *         "publishedAt": "2026-03-01T09:30:00.000Z",
                     *         "createdAt": "2026-03-01T09:30:00.000Z",
                     *         "updatedAt": "2026-03-01T09:30:00.000Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SharedDeal"][];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listRecentDeals: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "author": {
                     *             "handle": "text",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "text",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["AuthoredDeal"][];
                        /** @description null at the end. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listFeed: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                limit?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "author": {
                     *             "handle": "text",
                     *             "displayName": "Alice Martin",
                     *             "avatarUrl": "text",
                     *             "badges": [
                     *               "certified"
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": "text"
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["AuthoredDeal"][];
                        /** @description null at the end. */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "authors": [
                     *         {
                     *           "handle": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text",
                     *           "badges": [
                     *             "certified"
                     *           ],
                     *           "createdAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        authors: {
                            /** @description Only once trusted. */
                            avatarUrl: string | null;
                            /** @description In display order. */
                            badges: ("certified" | "premium")[];
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.000Z
                             */
                            createdAt: string;
                            displayName: string;
                            handle: string;
                        }[];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "collections": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "description": "text",
                     *           "dealIds": [
                     *             "text"
                     *           ],
                     *           "publicEnabled": false,
                     *           "publicToken": "text",
                     *           "availableFrom": "2026-03-01T09:30:00.000Z",
                     *           "availableUntil": "2026-03-01T09:30:00.000Z",
                     *           "archivedAt": "2026-03-01T09:30:00.000Z",
                     *           "degraded": false,
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        collections: components["schemas"]["Collection"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text",
                 *       "dealIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    dealIds?: string[] | null;
                    description?: string | null;
                    /** Format: name */
                    title: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: {
                include?: "deals";
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With its deals when they are asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CollectionWithDeals"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text"
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    /** Format: name */
                    title?: string;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "description": "text"
                 *     }
                 */
                "application/merge-patch+json": {
                    description?: string | null;
                    /** Format: name */
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCollectionAsPbn: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of boards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    archiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    setCollectionDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dealIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    dealIds: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    explainCollectionExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exposed while every rule passes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    openPublicLink: {
        parameters: {
            query?: {
                /** @description Make a new token. */
                rotate?: boolean;
            };
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "availableFrom": "2026-03-01T09:30:00.000Z",
                 *       "availableUntil": "2026-03-01T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    availableFrom?: string | null;
                    /** Format: date-time */
                    availableUntil?: string | null;
                } | null;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    closePublicLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    unarchiveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "dealIds": [
                     *         "text"
                     *       ],
                     *       "publicEnabled": false,
                     *       "publicToken": "text",
                     *       "availableFrom": "2026-03-01T09:30:00.000Z",
                     *       "availableUntil": "2026-03-01T09:30:00.000Z",
                     *       "archivedAt": "2026-03-01T09:30:00.000Z",
                     *       "degraded": false,
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Collection"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listDeals: {
        parameters: {
            query?: {
                lifecycle?: "active" | "trashed" | "orphaned";
                page?: number;
                pageSize?: number;
                sharing?: "private" | "public" | "group";
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "text"
                 *       ],
                 *       "set": {
                 *         "sharing": "private",
                 *         "sharingGroupIds": [
                 *           "text"
                 *         ],
                 *         "themes": [
                 *           "text"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    ids: string[];
                    set: {
                        /** @enum {string|null} */
                        sharing?: "private" | "public" | "group" | null;
                        sharingGroupIds?: string[] | null;
                        themes?: string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z",
                     *           "personalThemes": [
                     *             "text"
                     *           ],
                     *           "inspirations": [
                     *             "text"
                     *           ],
                     *           "sharingGroupIds": [
                     *             "text"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["Deal"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its reader may see it: for its owner with what is personal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReadableDeal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    overwriteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
                /**
                 * @example {
                 *       "title": "Counting the hand",
                 *       "boardNumber": 1,
                 *       "dealer": "N",
                 *       "vulnerability": "None",
                 *       "hands": {
                 *         "N": "text",
                 *         "E": "text",
                 *         "S": "text",
                 *         "W": "text"
                 *       },
                 *       "auction": [
                 *         "1NT"
                 *       ],
                 *       "commentary": [
                 *         {
                 *           "type": "paragraph",
                 *           "children": [
                 *             {
                 *               "type": "text",
                 *               "text": "text",
                 *               "bold": false,
                 *               "italic": false
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "themes": [
                 *         "text"
                 *       ],
                 *       "personalThemes": [
                 *         "text"
                 *       ],
                 *       "inspirations": [
                 *         "text"
                 *       ],
                 *       "sharing": "private",
                 *       "sharingGroupIds": [
                 *         "text"
                 *       ]
                 *     }
                 */
                "application/merge-patch+json": {
                    auction?: string[] | null;
                    boardNumber?: number | null;
                    commentary?: {
                        children: {
                            bold?: boolean | null;
                            italic?: boolean | null;
                            text: string;
                            /** @enum {string} */
                            type: "text";
                        }[];
                        /** @enum {string} */
                        type: "paragraph";
                    }[] | null;
                    /** @enum {string|null} */
                    dealer?: "N" | "E" | "S" | "W" | null;
                    hands?: {
                        E?: string | null;
                        N?: string | null;
                        S?: string | null;
                        W?: string | null;
                    } | null;
                    inspirations?: string[] | null;
                    personalThemes?: string[] | null;
                    /** @enum {string|null} */
                    sharing?: "private" | "public" | "group" | null;
                    sharingGroupIds?: string[] | null;
                    themes?: string[] | null;
                    /** Format: name */
                    title?: string;
                    /** @enum {string|null} */
                    vulnerability?: "None" | "NS" | "EW" | "All" | null;
                };
            };
        };
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDealAsLin: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-lin": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getDealAsPbn: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file of one board */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-pbn": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    drawDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    explainDealExposure: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exposed while every rule passes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exposed": false,
                     *       "rules": [
                     *         {
                     *           "rule": "dealPublic",
                     *           "passes": false,
                     *           "detail": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Exposure"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    restoreDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    trashDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A deal as its owner and internal backends see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "ownerId": "text",
                     *       "title": "Counting the hand",
                     *       "boardNumber": 1,
                     *       "dealer": "N",
                     *       "vulnerability": "None",
                     *       "hands": {
                     *         "N": "AKQ.JT9.876.5432",
                     *         "E": "AKQ.JT9.876.5432",
                     *         "S": "AKQ.JT9.876.5432",
                     *         "W": "AKQ.JT9.876.5432"
                     *       },
                     *       "auction": [
                     *         "text"
                     *       ],
                     *       "contract": {
                     *         "level": 0,
                     *         "strain": "C",
                     *         "doubled": 0,
                     *         "declarer": "N"
                     *       },
                     *       "commentary": [
                     *         {
                     *           "type": "paragraph",
                     *           "children": [
                     *             {
                     *               "type": "text",
                     *               "text": "text",
                     *               "bold": false,
                     *               "italic": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "themes": [
                     *         "text"
                     *       ],
                     *       "sharing": "private",
                     *       "lifecycle": "active",
                     *       "publishedAt": "2026-03-01T09:30:00.000Z",
                     *       "createdAt": "2026-03-01T09:30:00.000Z",
                     *       "updatedAt": "2026-03-01T09:30:00.000Z",
                     *       "personalThemes": [
                     *         "text"
                     *       ],
                     *       "inspirations": [
                     *         "text"
                     *       ],
                     *       "sharingGroupIds": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Deal"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    importDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-lin": unknown;
                "application/x-pbn": unknown;
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "imported": 1,
                     *       "repeated": 1,
                     *       "rejected": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text"
                     *         }
                     *       ],
                     *       "rejectedTotal": 1,
                     *       "warnings": [
                     *         {
                     *           "index": 1,
                     *           "line": 1,
                     *           "message": "text",
                     *           "boards": 1
                     *         }
                     *       ],
                     *       "warningsTotal": 1,
                     *       "ids": [
                     *         "text"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @description In the order of the file. */
                        ids: string[];
                        imported: number;
                        /** @description The records of the file that could not be read as boards: the first 1000 of them. */
                        rejected: {
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many records of the file are no board. */
                        rejectedTotal: number;
                        /** @description Records of a board that an earlier record of the file holds. */
                        repeated: number;
                        /** @description What of the imported boards is not kept: each once, with the first board that had it; the first 1000 of them. */
                        warnings: {
                            /** @description How many boards it applies to. */
                            boards: number;
                            index: number;
                            line: number;
                            message: string;
                        }[];
                        /** @description How many different warnings there were. Counting stops at 10000. */
                        warningsTotal: number;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendContactForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers",
                 *       "message": "May I use the deals in my club?",
                 *       "email": "alice.martin@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * Format: language-tag
                     * @example en-GB
                     */
                    locale?: string | null;
                    /** @example May I use the deals in my club? */
                    message: string;
                    /** Format: name */
                    name: string;
                    /**
                     * @description A trap for programs: hide it from people, and send it empty or not at all.
                     * @example
                     */
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    sendNewsletterForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "alice.martin@example.org",
                 *       "locale": "en-GB",
                 *       "website": ""
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    /**
                     * Format: language-tag
                     * @example en-GB
                     */
                    locale?: string | null;
                    /**
                     * @description A trap for programs: hide it from people, and send it empty or not at all.
                     * @example
                     */
                    website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000"
                     *     }
                     */
                    "application/json": {
                        id: string;
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    isLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the text format of Prometheus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    readPublicCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `publicToken` of the collection. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection as students see it through its link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "title": "Counting the hand",
                     *       "description": "text",
                     *       "author": {
                     *         "displayName": "Alice Martin",
                     *         "avatarUrl": "text",
                     *         "badges": [
                     *           "certified"
                     *         ]
                     *       },
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCollection"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSharingGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sharingGroups": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "name": "Club teachers",
                     *           "ownerId": "text",
                     *           "members": [
                     *             {
                     *               "id": "01980000-0000-7000-8000-000000000000",
                     *               "email": "text",
                     *               "displayName": "Alice Martin",
                     *               "avatarUrl": "text"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        sharingGroups: components["schemas"]["SharingGroup"][];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    createSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Under the same key the same request is answered again, for 24 hours, and takes effect once. */
                "idempotency-key"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": {
                    /** Format: name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    deleteSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    updateSharingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Club teachers"
                 *     }
                 */
                "application/json": {
                    /** Format: name */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01980000-0000-7000-8000-000000000000",
                     *       "name": "Club teachers",
                     *       "ownerId": "text",
                     *       "members": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "email": "text",
                     *           "displayName": "Alice Martin",
                     *           "avatarUrl": "text"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SharingGroup"];
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Media type not accepted */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    listSharingGroupDeals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: {
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deals": [
                     *         {
                     *           "id": "01980000-0000-7000-8000-000000000000",
                     *           "ownerId": "text",
                     *           "title": "Counting the hand",
                     *           "boardNumber": 1,
                     *           "dealer": "N",
                     *           "vulnerability": "None",
                     *           "hands": {
                     *             "N": "AKQ.JT9.876.5432",
                     *             "E": "AKQ.JT9.876.5432",
                     *             "S": "AKQ.JT9.876.5432",
                     *             "W": "AKQ.JT9.876.5432"
                     *           },
                     *           "auction": [
                     *             "text"
                     *           ],
                     *           "contract": {
                     *             "level": 0,
                     *             "strain": "C",
                     *             "doubled": 0,
                     *             "declarer": "N"
                     *           },
                     *           "commentary": [
                     *             {
                     *               "type": "paragraph",
                     *               "children": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "text",
                     *                   "bold": false,
                     *                   "italic": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "themes": [
                     *             "text"
                     *           ],
                     *           "sharing": "private",
                     *           "lifecycle": "active",
                     *           "publishedAt": "2026-03-01T09:30:00.000Z",
                     *           "createdAt": "2026-03-01T09:30:00.000Z",
                     *           "updatedAt": "2026-03-01T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "pagination": {
                     *         "page": 1,
                     *         "pageSize": 1,
                     *         "total": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        deals: components["schemas"]["SharedDeal"][];
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    addSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                accountId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description In conflict with what is stored */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    removeSharingGroupMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the GET: nothing is written when it is stale. */
                "if-match"?: string;
                /** @description For admins: the id of the active account, not an admin, to act as. The answer names it in `X-App-Impersonated`. */
                "x-app-impersonation"?: string;
            };
            path: {
                accountId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not valid; meta.issues names every fault */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No valid credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Changed since it was read */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    /** @description Requests that the limit allows; on every counted answer. */
                    "RateLimit-Limit"?: number;
                    /** @description Requests that are left; on every counted answer. */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until it starts anew; on every counted answer. */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the limit starts anew. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Failed on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Out of reach for the moment */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "DEAL_NOT_FOUND",
                     *       "message": "text",
                     *       "meta": {}
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
