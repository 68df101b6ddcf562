throw new Error('it has a mistake');
