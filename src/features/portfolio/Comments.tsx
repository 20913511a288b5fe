import { useState } from 'react';

/** Comments of the current opening, in memory alone (spec §3, §4). */
export function Comments() {
  const [comments, setComments] = useState<string[]>([]);
  const [text, setText] = useState('');

  return (
    <section className="reader-comments" aria-labelledby="commentaires-titre">
      <h3 id="commentaires-titre" className="text-xl">
        Commentaires
      </h3>
      {/* There before the first comment, which would else not be announced. */}
      <div role="log" className="mt-3">
        {comments.length === 0 ? (
          <div className="text-muted">
            <p>Aucun commentaire pour l'instant.</p>
            <p>Soyez le premier à partager votre opinion!</p>
          </div>
        ) : (
          <ol role="list">
            {comments.map((comment, index) => (
              <li key={index} className="reader-comment">
                <p className="flex flex-wrap gap-x-3 text-sm">
                  <span className="font-semibold">Lecteur #{index + 1}</span>
                  <span className="text-muted">Il y a quelques instants</span>
                </p>
                <p className="mt-1 whitespace-pre-wrap">{comment}</p>
              </li>
            ))}
          </ol>
        )}
      </div>
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          setComments([...comments, text]);
          setText('');
        }}
      >
        <label htmlFor="commentaire" className="font-semibold">
          Votre commentaire
        </label>
        <textarea
          id="commentaire"
          className="reader-field"
          rows={3}
          aria-describedby="commentaire-aide"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <p id="commentaire-aide" className="text-muted text-sm">
          Rien n’est envoyé ni enregistré&#8239;: votre commentaire disparaît quand vous fermez
          l’article.
        </p>
        <button type="submit" className="button justify-self-start">
          Publier
        </button>
      </form>
    </section>
  );
}
